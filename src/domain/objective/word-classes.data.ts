const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const prepositions = words(
  'in on at by for from with without of to about across throughout around near outside inside along within into onto over under between among amongst against before after during through until till since behind beyond below above upon off toward towards despite via per like than beside besides except regarding concerning as',
)
export const determiners = words(
  'the a an this that these those their our your his her its my every each any some no all both another either neither more most many much several few',
)
export const relatives = words('who whom whose that which where when')
export const conjunctions = words('and or but nor so because if while although though unless whether than')
export const modals = words('should will must would can shall could may might ought')
export const pronouns = words('it they them he she we i you us him me this that these those there everyone everybody anyone someone')

/** Words that take "to" and a verb of their own: "eligible to vote", "who want to drive". */
export const infinitiveGovernors = words(
  `able unable eligible registered qualified licensed certified entitled allowed permitted required obliged supposed ready willing unwilling likely unlikely keen eager reluctant hesitant afraid
  scared free prone set due about set old young rich poor want wants wanted wanting hope hopes hoping plan plans planning planned intend intends intending need needs needing needed try tries trying tried
  refuse refuses refusing decline declining fail failed failing used have has had having ought prefer preferring expect expects expecting expected begin beginning began start starting started continue continuing
  agree agreed choose choosing chose afford wait waiting waited struggle struggling struggled ability right rights chance opportunity permission time reason reasons way ways how where when what whether yet
  forced told asked invited trained paid hired happen happens tend tends seem seems like love prepare preparing prepared enough qualify manage managed learn learning forget forgot rushing working`,
)

/** Words after which "to" leads to a thing, not to an act: "close to work", "exposed to lead". */
export const towardGovernors = words(
  `close next near nearer nearest adjacent due according related new newcomers access exposed exposure prone vulnerable allergic subject attached connected opposed commitment committed belong belonging belongs return returning
  returned thanks back commute commutes commuting commuters travel traveling travelling walk walking visitors donors subscribers subscribed subscribe listen listening listeners loyal sensitive addicted accustomed devoted down up over out route routes
  path paths rides ride bus buses train trains flights drive driving move moving moved moves come coming go going gone goes went sent send sends turn turned lose losing lost open relative similar equal home next-door corresponding migrated immigrated respond resistance resistant admitted assigned transferred transfer restricted limited sold`,
)

/** Nouns that follow "to" without an article. */
export const nounsAfterTo = words(
  `school schools work college church class town market retirement home homes age prison jail court bed lunch dinner breakfast campus power date flooding floods wildfire wildfires wildlife smoke lead water heat noise radon mold asbestos pesticides cold
  adulthood parenthood motherhood college university public private local state federal people men women children kids adults seniors parents students workers residents voters households families farmers renters homeowners
  patients customers members nurses teachers nature health mental care healthcare electric solar online cash credit debt food fresh safe affordable clean transit public high low`,
)

/** Verbs of common use beyond those whose class is known; enough to tell "to" before an act from "to" before a thing. */
export const commonVerbs = words(
  `answer buckle smell unsubscribe anchor mail moor bike book accompany achieve acknowledge acquire adapt add address adhere adjust administer admit advance aim air allocate allow alter amend analyze announce anticipate appeal appoint approach arrange arrive ask assemble assess assign assist assume
  attach attempt audit authorize award back backup bag balance bear beat believe bend bid bill bind blog board boil borrow breathe brief bring broadcast brush budget build bundle bury calculate calibrate campaign cancel cap capture care
  celebrate certify chair charge chat check cite climb close close-up coat collaborate collect combine commence communicate commute compare compensate compete compile compost conduct confirm confront connect consent consult contain contest
  continue control cooperate coordinate copy correct count cover craft create credit cross cure curb customize cut dance date deal decide declare decline decorate decrease dedicate deepen defer define delegate deliver demonstrate deny
  deposit describe design designate destroy develop devote dial dig dim direct disclose discontinue discourage dismantle display dispose distribute ditch dive divert divide document double drain draw dress drill drop dry dump earn ease
  educate elevate empty encourage engage enhance enlarge enter equip escort establish estimate evaluate examine exchange exclude execute exercise exhibit expand expect experience experiment explain express extend face facilitate fast feed
  fence fight fish fit fix flag flush fly focus fold forgive form found freeze fuel fulfill gain garden gauge go grab graze greet grill guard guide hand handle hang harvest haul have heal heat heed hike hire house hunt ignore imagine
  implement import improvise include incorporate inform inherit initiate inspect inspire insist insulate integrate intend introduce invent investigate invite iron isolate issue itemize keep label land laugh launch lay lend let license lift
  light list listen live load locate lodge log look loosen lose love make manage map mark marry match mature measure mediate meet memorize mend merge mind mix monitor mow mulch name navigate negotiate network nominate note nurture obey
  obtain occupy offer open operate order outline overhaul overlook oversee own pack package paint park participate pass patch pause perform permit pick pilot place plan play plug point post postpone pour practice praise pray predict
  preserve press print process produce profit progress prohibit promise prop propose prove provide prune publish pull pump push put qualify question race rake rally rank rate reach react ready realize reassess rebuild recall receive
  receipt reclaim reconcile reconnect record recover redeem redirect redo reflect refresh refill register regulate rehearse reinforce rein relate release relinquish relocate rely remind remodel remove rent repair repay replant reply reschedule
  rescue research reserve reset reside resign resolve rest restore restrict resume retain retake retest retire retrieve retrofit return reuse reveal reverse review revise revisit reward rewrite rinse rise rotate route run sample sanction
  satisfy scan scrap seal search secure seek seed select sell send separate set settle sew shade shake shape shelter shift ship shoot shorten shovel shut sing sit sketch sleep smoke soak solve sort source spare specify spend sponsor spot spray
  spread stack staff stage start state steer step stock strengthen stretch strip stroll structure study submit substitute succeed suggest summarize supervise supply surrender survey suspend sustain sweep swim tackle tag tailor tally tape
  target taste tax teach team tend terminate thank thin think throw tie till time title toast toss touch track trade transfer transition translate transport trap travel treat trim trust tune undertake unload unplug unlock unsubscribe
  update use utilize vacate vacuum validate vent verify veto view visit visualize wait walk want warn wash waste water weatherize weed weigh widen wipe wire withdraw withhold witness work worry worship wrap write yield zone text pre-register reregister
  re-register winterize caulk rinse co-sign log enlist phone dial hand vape litter idle gamble speed text binge lobby picket strike organize unplug deworm spay neuter microchip tip rehome sit-in re-enroll reenroll preorder sideline double-check fact-check`,
)

/** Words for people, in plural or collective sense, that do not end like people words. */
export const peopleWords = words(
  `people voters residents parents moms mothers fathers dads students teens teenagers youth kids children women men girls boys seniors adults households families volunteers members customers users donors citizens base community
  communities businesses blacks whites latinos latinas hispanics jews muslims christians catholics evangelicals conservatives liberals republicans democrats independents alumni faculty staff crews generation millennials boomers
  grandparents couples folks undergraduates freshmen sophomores juniors retirees recruits organizations organisations physicians electorate congregations athletes fans neighbors neighbours guests guardians pupils graders toddlers infants
  babies patients clients tenants landlords nurses coaches clerks cooks chefs guards pilots scouts troops soldiers sailors marines judges lawmakers legislators mayors officials councils boards churches mosques synagogues parishes firms
  companies shops stores restaurants bars cafes farms ranches schools districts towns cities villages homes crew clinics hospitals pharmacies pharmacists cyclists pedestrians individuals persons dropouts veterans spouses husbands wives
  partners siblings sons daughters cousins uncles aunts friends peers colleagues refugees immigrants migrants natives americans texans californians alums apprentices teammates locals elders youths males females singles widows
  subscribers diners gamers hikers boaters professionals experts scientists midwives doulas medics electricians heads bloggers influencers musicians artists bands clubs leagues teams groups unions chapters cooperatives co-ops lodges nonprofits agencies
  landowners breadwinners newlyweds newcomers first-timers year-olds year-old olds somethings 20-somethings 30-somethings mums grandmothers grandfathers supervisors stylists barbers hairdressers waitstaff librarians firefighters paramedics trainees hosts majors minors commuters`,
)
export const notPeople = words(
  `trailers boosters papers numbers centers centres dollars shelters computers dinners letters cancers gutters filters meters layers waters plants detectors monitors corridors doors floors factors elevators generators tractors grants committees
  fees trees coffees degrees transformers heaters coolers containers dumpsters printers shutters sweaters summers winters quarters chargers posters banners offers orders matters powers routers folders flyers fliers newsletters rivers covers disasters
  trousers sprinklers blowers mowers freezers errors colors behaviors flavors favors harbors labors rumors tumors vapors sensors processors conductors compressors pollutants servers pants events accidents contaminants payments apartments hectares
  restraints complaints constraints hydrants transplants antidepressants coolants`,
)

/** Last words of phrases that name where. */
export const placeNouns = words(
  `county counties city cities town towns township townships district districts state states neighborhood neighborhoods neighbourhood neighbourhoods village villages region regions precinct precincts ward wards school schools campus campuses
  area areas valley valleys parish parishes suburb suburbs exurbs country countries metro coast basin borough boroughs community communities river lake bay building buildings apartments complex complexes block blocks homes houses
  developments projects units mills mill warehouses warehouse offices hospitals hospital clinics clinic churches farms orchards fields forests mosques synagogues temples colleges college universities university libraries library dorms dormitories halls
  shelters prisons jails barracks markets stations corridor corridors zip codes tracts watershed watersheds floodplain floodplains zone zones province provinces territory territories island islands peninsula delta foothills mountains plains hills hollow
  side end downtown uptown midtown outskirts park parks estates subdivision subdivisions reservation reservations pueblo pueblos nation plant plants factory factories shipyard shipyards port ports mine mines base bases site sites
  store stores shop shops restaurants kitchens cafeterias gyms rinks stadium arena mall malls center centers centre centres facilities facility pantries pharmacies parking catchment municipality municipalities metropolis hamlets wards canton
  cantons prefecture prefectures boroughs barrio barrios colonia colonias camp camps slum slums settlements settlement coastline shore shores waterfront panhandle bottomlands uplands lowlands bottoms heights flats terrace district's belt`,
)
/** Capitalised words that do not name where. */
export const notPlaces = words(
  `congress god christ jesus medicare medicaid ap stem rotc english spanish parliament israel ukraine taiwan french arabic chinese somali hmong snap wic fafsa hud fema irs dmv covid hpv facebook instagram tiktok youtube whatsapp zoom
  january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring summer fall winter autumn thanksgiving christmas easter ramadan lent passover hanukkah diwali
  black white latino latina latinx hispanic asian muslim christian catholic jewish evangelical democrat republican democratic democrats republicans gen title part section phase proposition measure amendment i native indigenous lgbtq headstart army navy marines`,
)
