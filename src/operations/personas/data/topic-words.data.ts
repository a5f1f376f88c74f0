/** Words of a story that presuppose a matter of a certain kind, and the words of an objective that is of that kind. */
export const topicWords: readonly (readonly [story: RegExp, objective: RegExp])[] = [
  [/\b(?:gave money to)\b/i, /\b(?:donat\w*|fund\w*|lev(?:y|ies)|tax\w*|bonds?|money|aid|give|giving|pay\w*|invest\w*|support)\b/i],
  [
    /\b(?:in gas and hours|runs only on schooldays|could not manage the stairs)\b/i,
    /\b(?:attend|visit|volunteer|join|enroll|class\w*|program\w*|tutor\w*|clinic\w*|vot\w+|health|appointments?|meetings?|hearings?|register|go to|come to|training|library|church)\b/i,
  ],
  [
    /\b(?:drywall|flood|water heater|sandbag|storms?|deductible|the policy|exclusions|map that shows|sold (?:her|him|\{them\}) the house|claim turned down)\b/i,
    /\b(?:flood|hurricane|storm|insur\w*|tornado|earthquake|wildfire|fire)\b/i,
  ],
  [
    /\b(?:pods?|puffs?|vap\w+|thumb drive|black lung|smelled of smoke|fence|searched by|inhaler|locker opened|owes a senior|camping trip|exams without it|in a parked car|four minutes between|mild kind)\b/i,
    /\b(?:vap\w*|nicotine|smok\w*|tobacco|cigarettes?)\b/i,
  ],
  [
    /\b(?:slides {ago}|slides|students {ago}, saw them suspended|bad hour|hardest at three in the morning|eleven days|at noon on Tuesdays)\b/i,
    /\b(?:vap\w*|nicotine|smok\w*|tobacco|drink\w*|alcohol|drugs?|opioids?|overdose\w*|gambl\w*)\b/i,
  ],
  [/\b(?:bandage|pricked|iron too low|tattoo|plasma|needle|finger test|slid off the chair|cookie)\b/i, /\b(?:blood|plasma|donors?|organs?)\b/i],
  [
    /\b(?:the seller|salesman|had it priced|two winters|pay for itself|bought a water heater|dropped it in the fourth|a seller)\b/i,
    /\b(?:buy|purchas\w+|install|solar|heat pumps?|insur\w*|upgrade|panels?|polic(?:y|ies)|furnace|boiler|appliances?|subscri\w+|switch)\b/i,
  ],
  [
    /\b(?:house like this one|same kind of house|thirty dollars more|what tenants pay)\b/i,
    /\b(?:home|house\w*|energy|heat|solar|insur\w*|install|lawn|grass|yard|rent\w*|tenants?|apartment\w*|buildings?)\b/i,
  ],
  [/\b(?:into one truck|where the truck goes|empties a backpack)\b/i, /\b(?:recycl\w*|compost\w*|trash|waste|garbage)\b/i],
  [
    /\b(?:carrying it would look|what to do with it when it counts|brought something like it along|only place that has it|careful people|expects the worst)\b/i,
    /\b(?:naloxone|narcan|carry|helmets?|kits?|locks?|safety|seat ?belts?|condoms?|life ?jackets?|insur\w*)\b/i,
  ],
  [
    /\b(?:breath on the stairs|three bad days|the break with friends|one secret less|cash by Friday|tired of needing it|urge comes|flavor or the name|stand in that circle|meets around|place that suspends|standing alone at the break|strength is)\b/i,
    /\b(?:vap\w*|nicotine|smok\w*|tobacco|cigarettes?|drink\w*|alcohol|drugs?|opioids?|pills)\b/i,
  ],
  [
    /\b(?:smaller bill or a shorter trip|the bill comes at once|follows the saving|afternoon of setting it up)\b/i,
    /\b(?:solar|heat|energy|power|bus\w*|transit|bik\w+|install|insulat\w*|pumps?|switch|commut\w*|ride|rides|thermostat\w*)\b/i,
  ],
  [/\b(?:strike|dues|pay stub|organizers?)\b/i, /\b(?:unions?|associations?|join|members?|co-?ops?|clubs?)\b/i],
  [
    /\b(?:strait|draft age|ally|allies|wars?|folded flag|deployment|abroad|embassy|president)\b/i,
    /\b(?:aid|allian\w+|allies|israel|ukraine|taiwan|iran|nato|foreign|military|war|troops|defense|china|russia|korea|gaza|palestin\w*|mexico|enlist\w*|recruit\w*|veterans?|trade)\b/i,
  ],
  [
    /\b(?:bus app|the bus taken|train that|timetable|ridden on the sidewalk|doored|from a door|parking on|at the curb|every light)\b/i,
    /\b(?:bus\w*|transit|trains?|bik\w+|lanes?|streets?|parking|commut\w*|rid\w+|rail|congestion|crossings?|sidewalks?)\b/i,
  ],
  [/\b(?:milking|milks?|cow down|calved)\b/i, /\b(?:dairy|farm\w*|herds?|cows?|milk\w*|water|county|hearings?)\b/i],
  [/\b(?:inspector that same season|permit)\b/i, /\b(?:attend|hearing|contact|call|report|testify|comment|water|zoning|permit|council)\b/i],
]

/** Of the drug stakes, those about vaping and smoking. */
export const aboutSmoking = /\b(?:vap\w*|nicotine|smok\w*|tobacco|cigarettes?|e-cig\w*|pouches)\b/i

/** Of the military stakes, those about joining up; where these words are missing, veterans’ care is meant. */
export const aboutEnlisting = /\b(?:enlist\w*|recruit\w*|join|sign up for|ROTC|army|navy|marines?|national guard|air force)\b/i
