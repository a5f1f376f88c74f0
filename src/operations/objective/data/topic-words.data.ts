import type { AudienceKind, DomainName } from '../situation-types.ts'

/** Words that place an objective in a field. Earlier rows win ties. */
export const domainWords: readonly (readonly [DomainName, RegExp])[] = [
  ['blood-giving', /\b(?:blood (?:donat\w+|drives?|donors?)|(?:donate|give|giving|donating) blood|plasma|organ donors?|organ donation|bone marrow)\b/],
  [
    'disaster',
    /\b(?:flood\w*|hurricanes?|tornado\w*|earthquakes?|wildfires?|evacuat\w+|disaster|storm|sandbags?|heat ?wave|emergency kit|defensible space|smoke alarms?)\b/,
  ],
  ['waste', /\b(?:recycl\w+|compost\w*|landfill|litter\w*|trash|waste|plastic\w*|food scraps|single-use)\b/],
  [
    'substance-use',
    /\b(?:vap(?:e|es|ing|ers?)|smok(?:e|ing|ers?)|tobacco|nicotine|opioids?|naloxone|overdos\w+|fentanyl|alcohol|drinking|drunk|cannabis|marijuana|binge|gambl\w+|addict\w*)\b/,
  ],
  [
    'water',
    /\b(?:water(?:shed)?(?:-\w+)?|wells?|nitrates?|aquifer|rivers?|creek|lakes?|wetlands?|pfas|sewage|drinking-water|septic|dam|runoff|fishery|conservation land|pollut\w+)\b/,
  ],
  [
    'foreign-policy',
    /\b(?:alliances?|foreign|nato|israel\w*|us[–-]israel|ukrain\w*|taiwan\w*|palestin\w*|gaza|iran\w*|china|russia\w*|treat(?:y|ies)|sanctions?|military aid|ceasefire|diplomac\w*|united nations|tariffs?|trade deal)\b/,
  ],
  [
    'military',
    /\b(?:army|navy|air force|marines?|marine corps|national guard|coast guard|military|enlist\w*|reserves?|rotc|recruiter|va (?:benefits|health)|veterans?['’]? (?:benefits|care|health))\b/,
  ],
  ['immigration', /\b(?:immigra\w+|border|asylum|refugees?|migrants?|visa|citizenship|naturali[sz]\w+|daca|deport\w+|undocumented)\b/],
  [
    'public-health',
    /\b(?:vaccin\w*|hpv|measles|flu shots?|immuni[sz]\w+|mammogra\w*|colonoscop\w*|screen(?:ed|ing|ings)|cancer|diabetes|blood pressure|hiv|std|health|hospitals?|clinics?|medicaid|insulin|mental health|suicide|nutrition|obesity|breastfe\w+|prenatal|masks?|covid\w*|dental|patients?)\b/,
  ],
  [
    'elections',
    /\b(?:turnout|elections?|voter\w*|ballots?|polls|precincts?|primary|primaries|caucus|register(?:ed)? to vote|voter registration|ranked[- ]choice|redistrict\w*|gerrymander\w*|poll workers?|referendum)\b/,
  ],
  [
    'schools',
    /\b(?:school\w*|school-board|teachers?|classrooms?|curriculum|students?|tutor\w*|reading scores|college|universit\w+|fafsa|tuition|pre-?k|kindergarten|bond issue|literacy|library|libraries)\b/,
  ],
  [
    'housing',
    /\b(?:housing|zoning|rezon\w+|rent|rents|rent[- ]control|evict\w*|landlords?|apartments?|duplex\w*|homeless\w*|shelter|mortgages?|affordable homes|data center|planning commission)\b/,
  ],
  [
    'transport',
    /\b(?:bike|bikes|bicycl\w+|bike lanes?|cycling|cyclists?|transit|bus|buses|trains?|rail|subway|light rail|traffic|parking|sidewalks?|crosswalks?|highways?|speed limits?|speeding|driv(?:e|ing|ers)|carpool\w*|commut\w+|electric vehicles?|evs?|pedestrians?|road|roads|streets?)\b/,
  ],
  [
    'climate-energy',
    /\b(?:climate|carbon|emissions?|solar|wind (?:farm|power|turbines?)|heat pumps?|nuclear|energy|electric(?:ity)?|pipelines?|oil|gas|coal|fracking|weatheri[sz]\w+|renewables?|thermostats?|utility|power plants?|power lines?)\b/,
  ],
  [
    'safety',
    /\b(?:polic(?:e|ing)|crime|gun|guns|firearms?|sheriff|violence|shooting|jail|prison|bail|safety|scams?|fraud|theft|911|neighborhood watch|body cameras?|sentenc\w+)\b/,
  ],
  [
    'labor',
    /\b(?:union\w*|unioni[sz]\w+|wages?|minimum wage|overtime|strike|workers?['’]? rights|staffing|apprentic\w+|jobs?|layoffs?|workplace|paid leave|sick leave|employers?|trades?|contract)\b/,
  ],
  [
    'agriculture',
    /\b(?:farm\w*|dairy|crops?|cover crops?|cattle|livestock|ranch\w*|soil|manure|harvest|growers?|orchards?|tractors?|pesticid\w*|grazing|agricultur\w+)\b/,
  ],
  [
    'technology',
    /\b(?:privacy|data|internet|broadband|social media|ai|artificial intelligence|phones?|screen time|apps?|online|cyber\w*|passwords?|algorithm\w*|facial recognition|surveillance|fake news|misinformation|deepfakes?|chatbots?|telehealth)\b/,
  ],
  [
    'taxes-budget',
    /\b(?:tax|taxes|budget|levy|bond|bonds|sales tax|property tax|spending|deficit|debt|fees?|millage|fund(?:ing)?|referendum on|social security|medicare)\b/,
  ],
  [
    'faith-community',
    /\b(?:church\w*|faith|pray\w*|congregation\w*|parish|synagogue|mosque|temple|religio\w+|worship|ministr\w+|charit\w+|food bank|food pantry|neighbors?|community (?:center|garden)|mentor\w*|foster (?:care|parents?|famil\w+)|volunteer\w*)\b/,
  ],
  [
    'consumer',
    /\b(?:buy\w*|shop\w*|products?|brands?|customers?|stores?|subscrib\w*|prices?|local businesses|restaurants?|markets?|sales?|purchas\w+|bank\w*|credit union|insur\w+|sav(?:e|ings)|retire\w*)\b/,
  ],
]

/** Words that say what kind of people are addressed. The first row that matches wins. */
export const audienceWords: readonly (readonly [AudienceKind, RegExp])[] = [
  ['farmers', /\b(?:farm\w*|dairy\w*|growers?|ranchers?|producers?|agricultur\w+|livestock)\b/i],
  ['evangelicals', /\b(?:evangelicals?|born-again|baptists?|pentecostals?|christian nationalis\w+)\b/i],
  [
    'churchgoers',
    /\b(?:church\w*|catholics?|christians?|congregations?|parish\w*|clergy|pastors?|jews|jewish|muslims?|synagogues?|mosques?|believers|lutherans?|methodists?|worship\w*)\b/i,
  ],
  ['veterans', /\b(?:veterans?|ex-military|service members|soldiers|military families)\b/i],
  ['gun-owners', /\b(?:gun owners?|firearm owners?|hunters?|shooters|nra)\b/i],
  ['health-workers', /\b(?:nurses?|doctors?|physicians?|health(?:care)? workers?|clinicians?|pharmacists?|paramedics?|caregivers?|aides)\b/i],
  ['teens', /\b(?:teens?|teenagers?|high[- ]school(?:ers| students)?|adolescents?|middle[- ]school\w*|kids|children|minors|boys|girls)\b/i],
  ['parents', /\b(?:parents?|moms?|mothers?|dads?|fathers?|guardians|famil(?:y|ies)|grandparents?|pta)\b/i],
  [
    'students',
    /\b(?:students?|college|undergraduates?|young (?:people|adults?|men|women|voters?|conservatives?|rural)|youth|gen z|millennials|under 30|graduates?|freshmen|campus)\b/i,
  ],
  ['seniors', /\b(?:seniors?|retirees?|older (?:adults?|people|voters?|women|men|residents)|over 6\d|65\+?|elderly|medicare)\b/i],
  [
    'small-business',
    /\b(?:small[- ]business\w*|business owners?|shop ?owners?|restaurant owners?|entrepreneurs?|employers?|contractors?|landlords?|businesses)\b/i,
  ],
  [
    'immigrants',
    /\b(?:immigrants?|latin[oax]s?|hispanics?|refugees?|newcomers|new citizens|spanish-speak\w*|asian american\w*|somali|hmong|diaspora|green[- ]card)\b/i,
  ],
  ['conservatives', /\b(?:maga|conservatives?|republicans?|trump|america first|right-wing|populists?|libertarians?|tea party|political base)\b/i],
  ['liberals', /\b(?:liberals?|progressives?|democrats?|democratic|left-wing|greens)\b/i],
  ['independents', /\b(?:independents?|undecided|swing|moderates?|unaffiliated|persuadable)\b/i],
  [
    'working-class',
    /\b(?:working[- ]class|workers?|warehouse|factory|blue[- ]collar|union members|truckers?|truck drivers?|miners?|electricians?|tradesmen|employees?|crews|mechanics|laborers?|hourly)\b/i,
  ],
  ['renters', /\b(?:renters?|tenants?)\b/i],
  ['homeowners', /\b(?:homeowners?|property owners?|house(?:holds| owners)|well owners|taxpayers?|landowners?)\b/i],
  ['commuters', /\b(?:commuters?|drivers?|riders?|cyclists?|motorists?|passengers|bikers?)\b/i],
  ['suburban', /\b(?:suburb\w*|soccer moms?|exurban)\b/i],
  ['rural', /\b(?:rural|small[- ]town|country(?:side)?|appalachia\w*)\b/i],
  ['women', /\b(?:women|woman|ladies|girls)\b/i],
]
