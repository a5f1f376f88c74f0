import { barrier, objection, role, voice } from '../fragments.ts'
import type { DomainKnowledge } from '../situation-types.ts'

/** Fields in which the argument is about a place: water, energy, homes, streets, farms, storms, waste. */
export const water: DomainKnowledge = {
  tensions: [
    'a clean well pulls against the margin on the field above it',
    'upstream freedom is downstream’s bill',
    'privacy about one’s own land meets a shared aquifer',
  ],
  trusted: [
    voice('the well driller everybody uses', 'he has seen what comes up'),
    voice('a neighbor who had a bad test and said so', 'she lost by speaking'),
    voice('a county lab technician', 'the number has a method behind it'),
  ],
  distrusted: [
    voice('agency staff who come after a complaint', 'their visit can cost a permit'),
    voice('city groups', 'they drink from a tap that others treat'),
    voice('consultants hired by the polluter or the plaintiff', 'each finds what was paid for'),
  ],
  media: ['the co-op newsletter', 'notices of the conservation district', 'fishing and lake-association pages'],
  objections: [
    objection(
      'the rule would finish small operations and spare the big ones',
      'fixed costs do weigh more on the small',
      'show the cost by size of operation and what help exists',
    ),
    objection(
      'the contamination is old and today’s people are billed for it',
      'groundwater moves slowly',
      'say what testing can and cannot tell about age and source',
    ),
    objection('testing a well only lowers the sale price', 'a bad number has to be disclosed', 'set out the disclosure rule, the fix and its price together'),
  ],
  reasons: ['everybody downhill drinks it, the children of those who farm included', 'cleaning up later costs more than keeping it out'],
  misreadings: ['clear water is taken for safe water', 'people mix up the city’s tested supply with a private well that nobody tests'],
  barriers: [
    barrier(
      'social-risk',
      'those whose neighbor would be blamed',
      'speaking about {subject} points at a family they share a fence with',
      'talk of the watershed as a whole, with no names',
      'ask whether they would speak if no farm were named',
    ),
    barrier(
      'belief',
      'those who have drunk it for forty years',
      'nobody in the house has been ill',
      'a free test that only they see',
      'count the takers when results are private and when they are shared',
    ),
  ],
  backfire: ['a map with red dots becomes a map of enemies', 'talk of poison gets laughed at by people who drank it this morning'],
  records: ['well-test results by township, without names', 'permit and inspection files', 'hearing minutes on {subject}'],
  scenes: [
    'a kitchen tap and a sample bottle',
    'a manure spreader at the field edge',
    'a creek under a county bridge',
    'a basement with a filter and a date on it',
    'a bulletin board at the feed mill',
  ],
  roles: [
    role('supporter', 'well owners with a bad test', 'have a number on paper and small children'),
    role('supporter', 'anglers and lake owners', 'saw the change before there was a sample'),
    role('cross-pressured', 'operators who want clean water', 'agree with the aim and would carry the bill'),
    role('opponent', 'burned-by-the-agency landowners', 'were fined once and trust no process'),
    role('bystander', 'town residents on city water', 'think it is a country matter'),
    role('gatekeeper', 'co-op boards and agronomists', 'decide what is recommended across the order counter'),
  ],
  experts: ['hydrogeologists', 'county conservationists', 'agricultural-law attorneys'],
}

export const climateEnergy: DomainKnowledge = {
  tensions: [
    'a cheaper bill later meets a cost today',
    'pride in local work in mines, rigs or plants meets worry for grandchildren',
    'wanting clean power meets not wanting to look at it',
  ],
  trusted: [
    voice('linemen and furnace installers', 'they are called when it fails'),
    voice('a neighbor with two winters of bills', 'the paper is on the table'),
    voice('a retired plant worker who took the new job', 'he can compare'),
  ],
  distrusted: [
    voice('celebrities who fly in', 'the jet arrives first'),
    voice('door-to-door sellers', 'the lease was twenty-five years'),
    voice('utility mailers', 'they profit either way'),
  ],
  media: ['utility-bill inserts', 'do-it-yourself video channels', 'trade and hunting magazines'],
  objections: [
    objection(
      'it raises bills for people who already choose between heat and food',
      'rates have risen and the reasons are not printed',
      'show a real bill with each component before and after',
    ),
    objection(
      'the supply fails when it is coldest',
      'grids have failed in cold, from several causes',
      'take the last local outage and say from the report what failed',
    ),
    objection('what we do here changes nothing while others build', 'global totals are beyond one town', 'argue from local gains and leave the globe for last'),
  ],
  reasons: ['the house is warmer and the draft is gone', 'local work cannot be shipped away'],
  misreadings: ['capacity, output and price are mixed up', 'weather and climate are traded as proof by both sides'],
  barriers: [
    barrier(
      'identity',
      'those to whom {subject} sounds like the other party',
      'the word came with a bumper sticker attached',
      'talk of bills, comfort and spare parts',
      'test the same offer without the word',
    ),
    barrier(
      'trust',
      'those who signed a bad lease',
      'a seller promised savings that did not come',
      'an independent reading of the contract',
      'collect old contracts and list the clauses that hurt',
    ),
  ],
  backfire: ['doom leaves people with nothing to do on Monday', 'praising closure in a town that lived from the plant is an insult'],
  records: ['rate filings and outage reports at the utility commission', 'permit and interconnection queues', 'federal energy statistics by state'],
  scenes: ['a thermostat at dawn', 'a line truck in sleet', 'a coal-country diner', 'a field gate with a survey stake', 'a bill on a kitchen counter'],
  roles: [
    role('supporter', 'bill-watching households', 'want whatever lowers the January number'),
    role('supporter', 'outdoor-season observers', 'hunt, fish or farm and keep dates'),
    role('cross-pressured', 'energy-town families', 'were fed by it and see it ending'),
    role('opponent', 'view and land defenders', 'will not look at it for thirty years for somebody else’s power'),
    role('bystander', 'apartment dwellers without a meter choice', 'cannot change what they cannot reach'),
    role('gatekeeper', 'contractors and inspectors', 'can sink a sale with a shrug'),
  ],
  experts: ['utility-rate analysts', 'building-performance technicians', 'labor historians of energy towns'],
}

export const housing: DomainKnowledge = {
  tensions: [
    'children who cannot afford to stay pull against a street that should not change',
    'a home is a nest egg for one and a rent notice for the next',
    'local say meets regional need',
  ],
  trusted: [
    voice('a nurse or teacher who commutes in', 'people know her name and her drive'),
    voice('an older owner who downsized', 'she gave up a lawn'),
    voice('a builder who says what a unit costs', 'his numbers can be itemised'),
  ],
  distrusted: [
    voice('developers at the podium', 'the renderings always have trees'),
    voice('planning jargon', 'density is a word nobody lives in'),
    voice('newcomers who organize in month two', 'they have not shoveled here'),
  ],
  media: ['zoning-notice mailers', 'neighborhood apps', 'local papers’ letters pages'],
  objections: [
    objection(
      'the roads, pipes and classrooms are already full',
      'some counts are over capacity',
      'bring the counts for the pipe, the road and the classroom on that street',
    ),
    objection('the new units will be rented to people richer than us', 'the first rents often are higher', 'state the rents, the terms and how long they bind'),
    objection(
      'owners put their life savings into what the rules promised',
      'they bought under those rules',
      'show what happened to nearby prices where it was done, with source and dates',
    ),
  ],
  reasons: ['people who work here could live here', 'streets with more neighbors keep the store and the bus'],
  misreadings: ['zoning permits and does not build', 'a hearing, a variance and a rezoning are taken for the same step'],
  barriers: [
    barrier(
      'information',
      'those the notice never reaches',
      'the mailing about {subject} goes to owners within a set distance',
      'a notice on every door, renters included',
      'walk the block and ask who got it',
    ),
    barrier(
      'opposition',
      'those outvoted by the free-at-four crowd',
      'meetings fill with people whose time is their own',
      'written comment that is read aloud with the same weight',
      'compare the room’s tenure and age with the block’s',
    ),
  ],
  backfire: ['calling owners selfish wins applause and loses the vote', 'a tower in the rendering frightens people who might accept a duplex'],
  records: ['permit, vacancy and eviction-filing counts', 'the staff report and traffic study on {subject}', 'assessor sales data by street'],
  scenes: [
    'a porch with a public-notice sign on the lawn',
    'a hallway of mailboxes',
    'a survey stake by a fence',
    'a commuter’s dashboard before dawn',
    'a planning room with a foam model',
  ],
  roles: [
    role('supporter', 'grown children priced out', 'live in the old bedroom or two towns over'),
    role('supporter', 'employers who cannot fill shifts', 'lose hires to the rent'),
    role('cross-pressured', 'sympathetic owners with a mortgage', 'want the teacher as a neighbor and fear for the price'),
    role('opponent', 'street-character defenders', 'chose it for what it is'),
    role('bystander', 'renters who expect to move', 'do not think the meeting is for them'),
    role('gatekeeper', 'association boards and planners', 'set the agenda before the public arrives'),
  ],
  experts: ['city planners', 'housing economists', 'tenant and owner mediators'],
}

export const transport: DomainKnowledge = {
  tensions: [
    'minutes at the wheel are weighed against a child’s crossing',
    'freedom to drive meets freedom not to',
    'a parking spot for customers stands against a lane for others',
  ],
  trusted: [
    voice('a bus driver on that route', 'he sees every near miss'),
    voice('a crossing guard', 'her whistle is known'),
    voice('a shop owner on a street that was changed', 'his till kept count'),
  ],
  distrusted: [
    voice('bike-club spokesmen in lycra', 'they do not look like errands'),
    voice('traffic consultants', 'their model never met this corner'),
    voice('officials who do not ride', 'the route map shows it'),
  ],
  media: ['traffic radio', 'dash-camera clips in neighborhood groups', 'stickers on poles and bus shelters'],
  objections: [
    objection('it slows everybody for the sake of a few', 'peak minutes can be lost', 'publish before-and-after times for that street, measured the same way'),
    objection('shops lose the customers who park', 'some shops do live from drive-up trade', 'ask customers how they came and print the count'),
    objection(
      'working people with tools and children cannot do it by bus or bike',
      'a ladder does not fit on a rack',
      'say whom it is for and what it frees for those who must drive',
    ),
  ],
  reasons: ['fewer cars in the line leaves room for those who need one', 'a crossing one can trust lets a ten-year-old go alone'],
  misreadings: ['shopkeepers and customers differ on how customers arrive', 'an empty lane at noon is taken as an empty lane'],
  barriers: [
    barrier(
      'access',
      'those with two stops on the way',
      'daycare and the second job break the trip that {subject} assumes',
      'a plan for the trip as it really is',
      'map ten real trips with their stops',
    ),
    barrier(
      'belief',
      'those who tried it once and waited',
      'the one day they tried it, it did not come',
      'a guaranteed ride home for the first month',
      'ride with first-timers and time the waits',
    ),
  ],
  backfire: ['a scold on a bicycle makes drivers for life', 'removing parking overnight makes the shop window the opposition’s poster'],
  records: ['counts by hour on that street', 'crash reports with place and cause', 'ridership and on-time tables'],
  scenes: ['a crosswalk at school time', 'a bus shelter in rain', 'a delivery van double-parked', 'a bicycle against a porch', 'a windshield with the sun low'],
  roles: [
    role('supporter', 'daily riders by need', 'have no second car and never come to meetings'),
    role('supporter', 'parents near the crossing', 'hold a hand twice a day at that corner'),
    role('cross-pressured', 'drivers who would switch on good days', 'like the idea and distrust February'),
    role('opponent', 'curb-dependent merchants', 'counted on that parking when they signed the lease'),
    role('bystander', 'through-drivers from elsewhere', 'use the street and do not vote there'),
    role('gatekeeper', 'traffic engineers', 'hold the manual that says no'),
  ],
  experts: ['transport planners', 'crash investigators', 'freight and delivery dispatchers'],
}

export const agriculture: DomainKnowledge = {
  tensions: [
    'the land was inherited and is also mortgaged',
    'doing it the neighbor’s way pulls against doing it better',
    'independence meets payments that come with rules',
  ],
  trusted: [
    voice('an agronomist who walks the field', 'he is back when it fails'),
    voice('a neighbor with a yield monitor', 'the print-out is shown'),
    voice('the banker at the grain elevator', 'she knows who survived'),
  ],
  distrusted: [
    voice('university trials on perfect plots', 'no one there has rent due'),
    voice('food brands with a pledge', 'the premium never reaches the gate'),
    voice('visitors with cameras', 'a limping cow is a headline'),
  ],
  media: ['farm radio at noon', 'equipment forums', 'extension bulletins on the shop wall'],
  objections: [
    objection(
      'margins are set by others and every practice is paid from ours',
      'prices are taken, not made',
      'run the budget per acre or per head with their own figures',
    ),
    objection('the rule was written by people who have never calved at night', 'some deadlines ignore the season', 'move the date or say why it cannot move'),
    objection('it takes years to show and the lease runs out in one', 'benefits do stay with the land', 'say what a tenant gains inside the lease'),
  ],
  reasons: ['soil that stays put is next year’s crop', 'being ahead of a rule costs less than being caught by it'],
  misreadings: ['outsiders think of one kind of farm', 'cost-share, insurance and loan rules are mistaken for each other'],
  barriers: [
    barrier(
      'time',
      'those short of hands in season',
      '{subject} comes up exactly when the weather opens',
      'an offer timed for the slack weeks',
      'ask for the three worst weeks of their year',
    ),
    barrier(
      'money',
      'those renting by the year',
      'the lease may be gone before it pays',
      'a clause on shared cost with the landowner',
      'ask landowners what they would sign',
    ),
  ],
  backfire: ['praise for the good farmers names the others bad', 'a logo or label makes it look like a buyer’s idea'],
  records: ['census-of-agriculture tables by county', 'conservation-programme enrolment', 'elevator and milk-check price series'],
  scenes: [
    'a shop with a space heater and a calendar',
    'a milking parlor at five',
    'a field edge with a spade',
    'a kitchen with a laptop and a seed cap',
    'a sale barn',
  ],
  roles: [
    role('supporter', 'early triers', 'have a strip of it behind the barn'),
    role('supporter', 'succession-minded families', 'think about who farms it next'),
    role('cross-pressured', 'leveraged expanders', 'like the idea and owe the bank'),
    role('opponent', 'leave-us-alone operators', 'have had enough of forms'),
    role('bystander', 'absentee landowners', 'cash the rent and never see the soil'),
    role('gatekeeper', 'lenders and input dealers', 'put their yes on the order form'),
  ],
  experts: ['extension agents', 'farm accountants', 'rural sociologists'],
}

export const disaster: DomainKnowledge = {
  tensions: [
    'a dry house today pulls against a bad day that may come',
    'self-reliance meets help that has forms',
    'staying with animals and elders stands against leaving in time',
  ],
  trusted: [
    voice('a neighbor who was flooded or burned out', 'the line is still on her wall'),
    voice('the volunteer fire chief', 'he carries people out'),
    voice('an insurance clerk who explains a denied claim', 'she shows the clause'),
  ],
  distrusted: [
    voice('agents on commission', 'the policy was read after the storm'),
    voice('forecast drama', 'the last one turned away'),
    voice('agency lines with hold music', 'they asked for the same form twice'),
  ],
  media: ['weather apps and scanner pages', 'school closure texts', 'lender letters about the map'],
  objections: [
    objection(
      'we have been here thirty years and it never reached us',
      'the house has stayed dry so far',
      'show what has changed upstream or on the map, and what has not',
    ),
    objection(
      'the cost is certain and the event is not',
      'most years it is money spent for nothing',
      'compare it with the deductible and the loan left after such an event',
    ),
    objection(
      'if it is that bad the government will pay',
      'public money has reached some households after a disaster',
      'show what grants and loans covered in the last declared case nearby',
    ),
  ],
  reasons: ['the first hour belongs to whoever is ready', 'what is not covered is paid from retirement'],
  misreadings: ['a home policy is thought to cover every peril', 'a once-in-a-century label is heard as "not in my time"'],
  barriers: [
    barrier(
      'belief',
      'those outside the line on the map',
      'the map told them that {subject} is for others',
      'the elevation of their own step',
      'ask where they think the line runs and then show it',
    ),
    barrier(
      'habit',
      'those who decide when the sky is dark',
      'waiting periods and queues begin before the warning does',
      'a date in the calm season',
      'compare dates of purchase or preparation with dates of warnings',
    ),
  ],
  backfire: ['storm footage is watched as a show and teaches nothing', 'blaming those who stayed hides why they stayed'],
  records: ['declared-disaster and claims tables by county', 'flood, fire or hazard maps with their revision dates', 'policy counts in force'],
  scenes: [
    'a water line on a garage wall',
    'a plastic tub with papers and a flashlight',
    'a truck packed with a dog inside',
    'a shelter gym with cots',
    'a mailbox with a lender’s letter',
  ],
  roles: [
    role('supporter', 'people hit last time', 'have receipts and a changed mind'),
    role('supporter', 'volunteer responders', 'know which doors open late'),
    role('cross-pressured', 'owners with no spare cash', 'see the risk and have a transmission to fix'),
    role('opponent', 'never-flooded old-timers', 'have the years on their side'),
    role('bystander', 'recent arrivals', 'do not know which road goes under'),
    role('gatekeeper', 'lenders and agents', 'say "required" or "optional" in one word'),
  ],
  experts: ['floodplain or fire-district managers', 'claims adjusters', 'disaster sociologists'],
}

export const waste: DomainKnowledge = {
  tensions: [
    'doing right pulls against doing it in a tiny kitchen',
    'a private habit is judged by a public bin',
    'convenience now stands against a landfill near somebody else',
  ],
  trusted: [
    voice('the driver of the truck', 'he sees what is in the bin'),
    voice('a building superintendent', 'she carries it down'),
    voice('a child with a school project', 'nobody argues for long'),
  ],
  distrusted: [
    voice('brands with a leaf on the bottle', 'the leaf is bigger than the number'),
    voice('officials whose plant was shut', 'people suspect that loads are mixed'),
    voice('perfect households online', 'they fill one jar a year'),
  ],
  media: ['lid stickers and calendars from the hauler', 'building chat groups', 'school flyers'],
  objections: [
    objection(
      'it all ends in the same truck',
      'loads have been landfilled when markets failed',
      'say where this city’s load went last year, from the hauler’s report',
    ),
    objection(
      'washing and driving it costs more than it saves',
      'for some items washing does cost more than it saves',
      'drop the items for which it holds and say so',
    ),
    objection('makers should be made to fix it, not us', 'packaging is not chosen in the kitchen', 'show what each side can do and when'),
  ],
  reasons: ['hauling fees are in everybody’s bill or rent', 'a clean load sells and a dirty one costs'],
  misreadings: ['the triangle is read as "accepted here"', 'rules of the last town are followed in this one'],
  barriers: [
    barrier(
      'access',
      'those with one bin and no room',
      'the building has no place for {subject} within reach of the door',
      'a second container where the first one stands',
      'photograph ten bin areas',
    ),
    barrier(
      'information',
      'wishful sorters',
      'they put in what they hope is right',
      'five items with pictures, on the lid',
      'open thirty bags and count the same five mistakes',
    ),
  ],
  backfire: ['tags that shame a bin make neighbors, not sorters', 'long lists of rules get the whole thing dropped'],
  records: ['tonnage and contamination reports', 'hauler contracts and fee schedules', 'set-out counts by route'],
  scenes: [
    'a narrow kitchen with one bag on a knob',
    'a bin alley behind a building',
    'a conveyor with gloved hands',
    'a truck at six in the morning',
    'a lid with a torn sticker',
  ],
  roles: [
    role('supporter', 'careful sorters', 'rinse everything and despair of the neighbors'),
    role('supporter', 'building staff', 'want fewer bags on the stairs'),
    role('cross-pressured', 'willing and cramped tenants', 'would do it with a place to put it'),
    role('opponent', 'it-is-all-a-show skeptics', 'followed the truck once'),
    role('bystander', 'chute users', 'let go and never see it again'),
    role('gatekeeper', 'property managers', 'order the containers or do not'),
  ],
  experts: ['materials-recovery supervisors', 'property managers', 'behaviour researchers in waste'],
}
