/** Where a message meets somebody in their day, and who would hear about it. Chosen by words of the persona's own text. */
export interface Spot {
  readonly called: RegExp
  /** Adverbials of place and time: `between milkings`. */
  readonly where: readonly string[]
  /** Noun phrases: the people it would be passed on to. */
  readonly fellows: readonly string[]
}
const spot = (called: RegExp, where: readonly string[], fellows: readonly string[]): Spot => ({ called, where, fellows })

/** First match wins, so the telling ones stand first; the last rows fit anybody. */
export const spots: readonly Spot[] = [
  spot(
    /\bretired|\bretiree|\bon a pension\b|\bsocial security\b/i,
    ['after the six o’clock news', 'at the kitchen table', 'with my second coffee', 'in the workshop', 'before the mail came'],
    ['my sister', 'the breakfast table at the diner', 'my card group', 'the people I used to work with'],
  ),
  spot(
    /\b(?:between jobs|unemployed|laid off|out of work|on disability|disabled)\b/i,
    ['in the middle of a slow afternoon', 'waiting on hold', 'at the library computer'],
    ['a neighbor', 'the people I used to work with', 'my brother-in-law'],
  ),
  spot(
    /\b(?:stay-at-home|at home with|homemaker)\b/i,
    ['during a nap that did not last', 'with a child on my hip', 'after bedtime'],
    ['the other mothers at pickup', 'the class chat', 'my sister'],
  ),
  spot(
    /\b(?:studies|student|has started at|sophomore|freshman|dorm|undergrad\w*|on campus)\b/i,
    ['between classes', 'in line for coffee', 'in bed at one in the morning', 'in the back of a lecture'],
    ['my roommate', 'the group chat', 'my lab partner', 'somebody from class'],
  ),
  spot(
    /\b(?:daycare|preschool)\b/i,
    ['at nap time, with eight of them asleep', 'in the lot after pickup', 'on the little chairs'],
    ['the other aides', 'two parents I like', 'my sister'],
  ),
  spot(
    /\b(?:dairy|milks|milking|herd|cows)\b/i,
    ['between milkings', 'in the parlor with one boot off', 'at the bulk tank'],
    ['the milk hauler', 'the family one road over', 'whoever is at the feed counter'],
  ),
  spot(
    /\b(?:crop farm\w*|soybeans?|corn|combine|rancher|cattle)\b/i,
    ['in the cab with the engine off', 'at the end of a row', 'in the machine shed'],
    ['the neighbor I share a combine with', 'the men at the elevator', 'the co-op counter'],
  ),
  spot(
    /\b(?:milk hauler|long-haul|truck driver|trucker|hauls)\b/i,
    ['in the cab at a rest stop', 'at the loading dock', 'waiting on a scale ticket'],
    ['the other haulers', 'the dispatcher', 'two drivers I text'],
  ),
  spot(
    /\b(?:deliver\w* driver|ride-share|rideshare|courier|letter carrier)\b/i,
    ['between two stops', 'with the van idling', 'on the curb between orders'],
    ['the other drivers in the lot', 'my route partner', 'whoever loads beside me'],
  ),
  spot(
    /\b(?:school bus|bus (?:driver|operator)|drives (?:the|a) (?:six|bus|route))\b/i,
    ['between the two routes', 'in the bus yard', 'at the layover'],
    ['the other route drivers', 'the dispatcher', 'the aide on my bus'],
  ),
  spot(
    /\b(?:nurs(?:e|es|ing)|hospital|ward|bedside|surgical|aide|patients?|looks after (?:two|three|four) clients)\b/i,
    ['in the break room at four in the morning', 'after report', 'in the car before I start it'],
    ['the night crew', 'the nurse I ride with', 'the unit’s group text'],
  ),
  spot(
    /\b(?:physician|doctor|pharmacy|pharmacist|medical reception\w*|clinic)\b/i,
    ['between two patients', 'after the last chart', 'behind the counter at closing'],
    ['the front desk', 'a colleague down the hall', 'the people in my waiting room'],
  ),
  spot(
    /\b(?:teacher|teaches|classroom|school secretary|school-district|librarian)\b/i,
    ['in the copy room', 'during my one free period', 'after the last bell'],
    ['the teacher across the hall', 'the front office', 'two parents I trust'],
  ),
  spot(
    /\b(?:warehouse|picker|forklift|pallets?|scanner|night sort|stacks trailers|grades what customers)\b/i,
    ['on the dock at break', 'in the lot after the late shift', 'on the ten minutes they give us'],
    ['my aisle', 'the guys at the time clock', 'the woman who trained me'],
  ),
  spot(
    /\b(?:assembly|factory|machinist|meat[- ]plant|foundry|millwright|line worker|at the plant|on the line)\b/i,
    ['at the picnic table behind the plant', 'on the line break', 'in the truck after second shift'],
    ['my side of the line', 'the lunch table', 'the steward'],
  ),
  spot(
    /\b(?:electrician|plumber|roofing|roofer|carpenter|contractor|mechanic|landscap\w+|lineworker|welder|construction)\b/i,
    ['in the van between jobs', 'on a tailgate at lunch', 'in the supply-house line'],
    ['the crew', 'my helper', 'the counter man at the supply house'],
  ),
  spot(
    /\b(?:cashier|grocery|retail|store manager|stocks shelves|clerk|teller|works a register|parts counter|at the counter)\b/i,
    ['in the back by the time clock', 'on my fifteen', 'after cashing out'],
    ['the other registers', 'my relief', 'the customers who talk'],
  ),
  spot(
    /\b(?:cook|server|waitress|bartender|restaurant|kitchen line)\b/i,
    ['on an upturned crate behind the kitchen', 'after close', 'before the lunch rush'],
    ['the line', 'the regulars at the counter', 'whoever closes with me'],
  ),
  spot(
    /\b(?:hairdresser|barber|salon)\b/i,
    ['between two heads', 'with the dryer going', 'sweeping up'],
    ['whoever sits down next', 'the other chairs', 'my Thursday regulars'],
  ),
  spot(
    /\b(?:owns a (?:shop|store|business)|shop owner|restaurant owner|small business|bookstore|family business|storefront)\b/i,
    ['behind the counter before opening', 'doing the till', 'with the invoices open'],
    ['the shop next door', 'the two people who work for me', 'my supplier'],
  ),
  spot(
    /\b(?:soldier|army|guard duty|on base|reservist)\b/i,
    ['in the motor pool', 'on a weekend drill', 'in the barracks'],
    ['my old unit', 'the sergeant I still call', 'the guys on drill weekend'],
  ),
  spot(
    /\b(?:firefighter|corrections|security guard|police|deputy|paramedic)\b/i,
    ['on a slow watch', 'at the station table', 'in the car at shift change'],
    ['the other watch', 'my partner on nights', 'the crew room'],
  ),
  spot(
    /\b(?:custodian|cleaner|cleans|janitor|housekeep\w+)\b/i,
    ['in an empty hallway', 'before the offices fill up', 'on the last bus home'],
    ['the woman who does the other floor', 'my sister on the phone', 'the night guard'],
  ),
  spot(
    /\b(?:pastor|priest|minister|deacon)\b/i,
    ['in the church office', 'after visiting hours', 'on a Monday, my quiet day'],
    ['the deacons', 'the Wednesday group', 'two families I visit'],
  ),
  spot(
    /\b(?:software|developer|engineer|analyst|accountant|bookkeeper|lawyer|office manager|insurance|real-estate|call-center|consultant|marketing|administrat\w+)\b/i,
    ['at my desk with lunch', 'between two meetings', 'on the train home'],
    ['the office chat', 'the person at the next desk', 'my brother'],
  ),
  spot(
    /\b(?:social worker|nonprofit|union steward|organizer)\b/i,
    ['in the car between visits', 'after a long intake', 'at the end of my case list'],
    ['the other case workers', 'my Tuesday meeting', 'the people who call me first'],
  ),
  spot(
    /\b(?:high-school (?:student|junior|senior|sophomore)|varsity)\b/i,
    ['on the bus', 'at the lunch table', 'behind the gym'],
    ['my lunch table', 'my team', 'my cousin'],
  ),
  spot(
    /\b(?:church|congregation|parish)\b/i,
    ['after service', 'in the church lot', 'waiting for choir to start'],
    ['my Wednesday group', 'the ushers', 'the women in the church kitchen'],
  ),
  spot(
    /\b(?:child(?:ren)? at home|kids at home|school-age|toddlers?|young (?:kids|children)|single (?:mother|father|mom|dad)|mother of|father of)\b/i,
    ['in the pickup line', 'once the house was quiet', 'in the bleachers'],
    ['the other parents', 'my family', 'the class chat'],
  ),
  spot(
    /\b(?:shift|hourly|overtime|works nights)\b/i,
    ['after my shift', 'on break', 'in the parking lot before work'],
    ['the people on my shift', 'my ride', 'whoever is on break with me'],
  ),
  spot(
    /(?:)/,
    ['at home, on the phone', 'on an ordinary evening', 'standing at the sink', 'in a waiting room', 'over breakfast'],
    ['a neighbor', 'my sister', 'a friend who argues back', 'the people I eat with'],
  ),
]
