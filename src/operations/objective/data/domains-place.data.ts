import { barrier, objection, role, voice } from '../fragments.ts'
import type { DomainKnowledge } from '../situation-types.ts'

/** Fields in which the argument is about a place: water, energy, homes, streets, farms, storms, waste. */
export const water: DomainKnowledge = {
  tensions: [
    'people want clean wells and the farms above them have thin margins',
    'what one owner is free to do upstream becomes a cost downstream',
    'owners want privacy about their land and share the water under it',
  ],
  trusted: [
    voice('the well driller everybody uses', 'he has seen what comes up'),
    voice('a neighbor who had a bad test and said so', 'she had something to lose by speaking'),
    voice('a county lab technician', 'the number has a method behind it'),
  ],
  distrusted: [
    voice('agency staff who come after a complaint', 'their visit can cost a permit'),
    voice('city groups', 'they do not live with a private well'),
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
  misreadings: ['people take clear water for safe water', 'people mix up the city’s tested supply with a private well that nobody tests'],
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
    role('supporter', 'well owners with a bad test', 'have a bad result on paper and small children'),
    role('supporter', 'anglers and lake owners', 'saw the change before there was a sample'),
    role('cross-pressured', 'operators who want clean water', 'agree with the aim and would carry the bill'),
    role('opponent', 'landowners fined before', 'were fined once and trust no process'),
    role('bystander', 'town residents on city water', 'think it is a country matter'),
    role('gatekeeper', 'co-op boards and agronomists', 'decide what is recommended across the order counter'),
  ],
  experts: ['hydrogeologists', 'county conservationists', 'agricultural-law attorneys'],
}

export const climateEnergy: DomainKnowledge = {
  tensions: [
    'the savings come later and the cost comes now',
    'families are proud of work in mines, rigs or plants and worry about their grandchildren',
    'people want clean power and do not want to look at it',
  ],
  trusted: [
    voice('linemen and furnace installers', 'they are the ones called when it fails'),
    voice('a neighbor with two winters of bills', 'the bills can be compared'),
    voice('a retired plant worker who took the new job', 'he can compare'),
  ],
  distrusted: [
    voice('celebrities who fly in', 'they flew in to say it'),
    voice('door-to-door sellers', 'earlier leases ran for twenty-five years'),
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
    objection(
      'what one town does changes nothing while others build',
      'global totals are beyond one town',
      'argue from local gains and leave the globe for last',
    ),
  ],
  reasons: ['the house is warmer and the draft is gone', 'local work cannot be shipped away'],
  misreadings: ['people confuse capacity, output and price', 'weather and climate are traded as proof by both sides'],
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
    role('supporter', 'people who work outdoors', 'hunt, fish or farm and keep dates'),
    role('cross-pressured', 'energy-town families', 'lived from the plant and see it ending'),
    role('opponent', 'defenders of the view', 'will not look at it for thirty years for somebody else’s power'),
    role('bystander', 'apartment dwellers without a choice', 'cannot change their heating or meter on their own'),
    role('gatekeeper', 'contractors and inspectors', 'can sink a sale with a shrug'),
  ],
  experts: ['utility-rate analysts', 'building-performance technicians', 'labor historians of energy towns'],
}

export const housing: DomainKnowledge = {
  tensions: [
    'people want their children to be able to stay and their street to stay the same',
    'rising prices help owners and push out renters',
    'residents want a local say and the region needs homes',
  ],
  trusted: [
    voice('a nurse or teacher who commutes in', 'people know her name and her drive'),
    voice('an older owner who downsized', 'she made the change herself'),
    voice('a builder who says what a unit costs', 'his numbers can be itemized'),
  ],
  distrusted: [
    voice('developers at the podium', 'their pictures look better than the result'),
    voice('planning jargon', 'nobody talks that way at home'),
    voice('newcomers who organize in month two', 'they have not lived through a winter here'),
  ],
  media: ['zoning-notice mailers', 'neighborhood apps', 'local papers’ letters pages'],
  objections: [
    objection(
      'the roads, pipes and classrooms are already full',
      'some counts are over capacity',
      'bring the counts for the pipe, the road and the classroom on that street',
    ),
    objection(
      'the new units will be rented to people richer than the neighbors',
      'the first rents often are higher',
      'state the rents, the terms and how long they bind',
    ),
    objection(
      'owners put their life savings into what the rules promised',
      'they bought under those rules',
      'show what happened to nearby prices where it was done, with source and dates',
    ),
  ],
  reasons: ['people who work here could live here', 'streets with more neighbors keep the store and the bus'],
  misreadings: ['people think that zoning builds, though it only permits', 'people take a hearing, a variance and a rezoning for the same step'],
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
      'those who cannot attend daytime meetings',
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
    role('opponent', 'defenders of the street’s character', 'chose the street for what it is'),
    role('bystander', 'renters who expect to move', 'do not think the meeting is for them'),
    role('gatekeeper', 'association boards and planners', 'set the agenda before the public arrives'),
  ],
  experts: ['city planners', 'housing economists', 'tenant and owner mediators'],
}

export const transport: DomainKnowledge = {
  tensions: [
    'minutes saved by drivers are weighed against the safety of children',
    'some want the freedom to drive and others the freedom not to',
    'shops want parking for customers and others want the lane',
  ],
  trusted: [
    voice('a bus driver on that route', 'he sees every near miss'),
    voice('a crossing guard', 'every family knows her'),
    voice('a shop owner on a street that was changed', 'he knows what it did to sales'),
  ],
  distrusted: [
    voice('bike-club spokesmen in lycra', 'they do not look like people running errands'),
    voice('traffic consultants', 'they have not stood at this corner'),
    voice('officials who do not ride', 'they have never waited for a bus'),
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
  misreadings: ['shopkeepers and customers differ on how customers arrive', 'people take a lane that is empty at noon for an empty lane'],
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
    role('supporter', 'daily riders without a car', 'have no second car and never come to meetings'),
    role('supporter', 'parents near the crossing', 'hold a hand twice a day at that corner'),
    role('cross-pressured', 'drivers who would switch on good days', 'like the idea and distrust February'),
    role('opponent', 'curb-dependent merchants', 'counted on that parking when they signed the lease'),
    role('bystander', 'drivers passing through', 'use the street and do not vote there'),
    role('gatekeeper', 'traffic engineers', 'hold the manual that says no'),
  ],
  experts: ['transport planners', 'crash investigators', 'freight and delivery dispatchers'],
}

export const agriculture: DomainKnowledge = {
  tensions: [
    'families want to hand the land on and have a mortgage to pay',
    'farmers want to fit in with their neighbors and also to farm better',
    'farmers want independence and need payments that come with rules',
  ],
  trusted: [
    voice('an agronomist who walks the field', 'he comes back when it fails'),
    voice('a neighbor with a yield monitor', 'he shows the numbers'),
    voice('the banker at the grain elevator', 'she knows who survived'),
  ],
  distrusted: [
    voice('university trials on perfect plots', 'no one there has rent due'),
    voice('food brands with a pledge', 'the premium never reaches the farm'),
    voice('visitors with cameras', 'one bad picture becomes a headline'),
  ],
  media: ['farm radio at noon', 'equipment forums', 'extension bulletins on the shop wall'],
  objections: [
    objection(
      'prices are set by others and every practice is paid for by the farmer',
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
      'farmers short of hands in season',
      '{subject} comes up exactly when the weather opens',
      'an offer timed for the slack weeks',
      'ask for the three worst weeks of their year',
    ),
    barrier(
      'money',
      'farmers renting by the year',
      'the lease may be gone before it pays',
      'a clause on shared cost with the landowner',
      'ask landowners what they would sign',
    ),
  ],
  backfire: ['praise for the good farmers names the others bad', 'a logo or label makes it look like a buyer’s idea'],
  records: ['census-of-agriculture tables by county', 'conservation-program enrollment', 'elevator and milk-check price series'],
  scenes: [
    'a shop with a space heater and a calendar',
    'a milking parlor at five',
    'a field edge with a spade',
    'a kitchen with a laptop and a seed cap',
    'a sale barn',
  ],
  roles: [
    role('supporter', 'early adopters', 'already try it on a strip of land'),
    role('supporter', 'succession-minded families', 'think about who farms it next'),
    role('cross-pressured', 'leveraged expanders', 'like the idea and owe the bank'),
    role('opponent', 'operators who want no rules', 'have had enough of forms'),
    role('bystander', 'absentee landowners', 'cash the rent and never see the soil'),
    role('gatekeeper', 'lenders and input dealers', 'put their yes on the order form'),
  ],
  experts: ['extension agents', 'farm accountants', 'rural sociologists'],
}

export const disaster: DomainKnowledge = {
  tensions: [
    'money is needed today and the bad day may never come',
    'people want to rely on themselves and may need help that comes with forms',
    'people want to leave in time and will not leave animals or parents behind',
  ],
  trusted: [
    voice('a neighbor who was flooded or burned out', 'it happened to her house'),
    voice('the volunteer fire chief', 'he carries people out'),
    voice('an insurance clerk who explains a denied claim', 'she shows the clause'),
  ],
  distrusted: [
    voice('agents on commission', 'they earn on every policy'),
    voice('forecast drama', 'the last storm turned away'),
    voice('agency lines with hold music', 'they asked for the same form twice'),
  ],
  media: ['weather apps and scanner pages', 'school closure texts', 'lender letters about the map'],
  objections: [
    objection(
      'people have been here thirty years and it never reached them',
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
  reasons: ['people who are ready lose less in the first hour', 'damage that is not covered is paid from savings'],
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
    role('opponent', 'old-timers who never flooded', 'have the years on their side'),
    role('bystander', 'recent arrivals', 'do not know which road goes under'),
    role('gatekeeper', 'lenders and agents', 'tell owners what is required and what is optional'),
  ],
  experts: ['floodplain or fire-district managers', 'claims adjusters', 'disaster sociologists'],
}

export const waste: DomainKnowledge = {
  tensions: [
    'people want to do it right and have no room in the kitchen',
    'a private habit becomes visible in a shared bin',
    'it is convenient now and the landfill is near somebody else',
  ],
  trusted: [
    voice('the driver of the truck', 'he sees what is in the bin'),
    voice('a building superintendent', 'she carries it down'),
    voice('a child with a school project', 'parents seldom argue with them'),
  ],
  distrusted: [
    voice('brands with a leaf on the bottle', 'the label says little'),
    voice('officials whose plant was shut', 'people suspect that loads are mixed'),
    voice('perfect households online', 'nobody lives like that'),
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
    objection('makers should be made to fix it, not households', 'packaging is not chosen in the kitchen', 'show what each side can do and when'),
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
    role('cross-pressured', 'willing tenants without space', 'would do it with a place to put it'),
    role('opponent', 'skeptics of the recycling plant', 'followed the truck once'),
    role('bystander', 'trash-chute users', 'let go and never see it again'),
    role('gatekeeper', 'property managers', 'order the containers or do not'),
  ],
  experts: ['materials-recovery supervisors', 'property managers', 'behavior researchers in waste'],
}
