import type { AudienceKind, DomainName } from '../situation-types.ts'

/**
 * Phrases that place an objective in a field beyond doubt. They are counted twice and then taken out of the text, so that
 * a word inside them (the school of "school meals", the shelter of "animal shelter") speaks for no other field. Order matters:
 * an earlier row takes its words first.
 */
export const domainPhrases: readonly (readonly [DomainName, RegExp])[] = [
  [
    'animals-wildlife',
    /\b(?:spay\w*|neuter\w*|(?:adopt|adopting|foster|fostering) (?:an? |one |two )?(?:(?:shelter|rescue|senior|older|homeless) )?(?:dogs?|cats?|pets?|animals?|kittens?|pupp(?:y|ies)|greyhounds?)|animal (?:shelters?|control|rescue|welfare|cruelty)|humane societ\w+|pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|microchip\w*|rabies(?: (?:shots?|vaccin\w+))?|leash(?:es|ed)?|kennels?|hunt(?:ing|ers?)(?: (?:licen[sc]es?|seasons?|regulations?))?|fishing licen[sc]es?|trapp(?:ing|ers?)|deer|elk|wolves|wolf|bears?(?:-proof)?|coyotes?|wildlife|invasive (?:species|plants?|carp|mussels?)|zebra mussels?|spotted lanternfl\w+|emerald ash borer|feral hogs?|chronic wasting disease|pollinators?|bees?|beekeep\w*|monarchs?|songbirds?|birdwatch\w*|sea turtles?|clean,? drain,? (?:and )?dry|horses?|zoos?)\b/,
  ],
  [
    'aging-care',
    /\b(?:meals on wheels|caregiv\w+|respite(?: care)?|dementia|alzheimer\w*|nursing homes?|assisted living|long-term care|home (?:health )?(?:care|aides?)|advance (?:care )?(?:directives?|planning)|living wills?|powers? of attorney|hospice|fall prevention|prevent falls|falls at home|grab bars?|senior (?:centers?|services)|aging in place|wheelchairs?|ramps?|accessib\w+|(?:people|adults|children|residents|students|workers|riders) with disabilit\w+|disab(?:led|ility|ilities)|special needs|sign language|screen readers?|hearing aids?|medicare (?:open enrollment|savings programs?|plans?|advantage|counsel\w+)|(?:aging|elderly|older) (?:parents?|relatives?)|home modifications?|stair lifts?|special olympics)\b/,
  ],
  [
    'children-family',
    /\b(?:child[- ]?care|daycares?|day care|babysit\w*|foster(?:ing)?(?: (?:care|parents?|parenting|famil\w+|homes?|child(?:ren)?|youth|kids|teens))?|kinship (?:care|famil\w+|caregivers?)|adopt(?:ing|ion of)? (?:a )?(?:child(?:ren)?|teens?|kids?|siblings?)|adoptive (?:parents?|famil\w+)|head start|home[- ]visit\w*(?: program)?|parenting (?:class\w*|courses?|workshops?|programs?)|child (?:abuse|neglect|welfare|support|protective services)|court[- ]appointed special advocates?|casa volunteers?|safe sleep|diaper (?:bank|drive)s?|family (?:resource|support) (?:centers?|services)|after[- ]?school (?:care|programs?)|grandparents raising|paternity leave)\b/,
  ],
  [
    'food-hunger',
    /\b(?:snap(?: (?:benefits?|enrollment|recertification|applications?))?|food (?:stamps?|banks?|pantr(?:y|ies)|shelf|shelves|drives?|insecurity|assistance|boxes)|ebt(?: cards?)?|wic(?: (?:program|benefits?|clinics?))?|(?:free|reduced-price|free and reduced-price) (?:school )?(?:meals?|lunch(?:es)?|breakfasts?)|school (?:meals?|lunch(?:es)?|breakfasts?)|summer (?:meals?|lunch\w*|food program)|hunger|hungry|soup kitchens?|community (?:fridges?|kitchens?)|nutrition assistance|gleaning|meal (?:sites?|programs?)|groceries for|double up food bucks|(?:give|donate|donating|giving) (?:canned )?(?:food|groceries))\b/,
  ],
  [
    'road-safety',
    /\b(?:seat[- ]?belts?|(?:wear|wearing) (?:a |their )?belts?|booster seats?|car seats?|speeding|slow(?:ing)? down|(?:obey|keep to|respect)\w* (?:the )?speed limits?|distracted driv\w+|texting (?:while|and|at the wheel)[ \w]{0,8}|text (?:while|and) driv\w+|phones? (?:at the wheel|while driving|behind the wheel|in the car)|hands-free|drunk driv\w+|drink(?:ing)? and driv\w+|impaired driv\w+|drowsy driv\w+|designated drivers?|drive sober|sober rides?|(?:teen|new|young|novice) driv(?:ers?|ing)|driver[’']?s?[- ]ed(?:ucation)?|motorcycle (?:helmets?|safety)|helmet use|road safety|traffic (?:deaths?|fatalit\w+|safety)|work zones?|move over law|red[- ]light (?:running|cameras?)|speed cameras?|aggressive driving|road rage|school bus(?:es)? stop arms?|car crash\w*|crash(?:es)? deaths?)\b/,
  ],
  [
    'arts-recreation',
    /\b(?:museums?|galler(?:y|ies)|symphon\w+|orchestras?|theat(?:er|re)s?|concerts?|festivals?|public art|murals?|arts? (?:class\w*|council|center|education|programs?|funding|tax)|community (?:band|choir|theater|theatre|garden plots?)|librar(?:y|ies)(?: (?:cards?|branch\w*|lev(?:y|ies)|hours|board))?|summer reading(?: program)?|story[- ]?time|(?:state|city|county|national|neighborhood|dog|skate) parks?|parks? (?:and rec\w*|department|bond|levy|cleanup|district|system)|playgrounds?|trails?|greenways?|rec(?:reation)? (?:centers?|programs?|leagues?)|swim(?:ming)? (?:lessons?|pools?)|youth (?:sports?|soccer|baseball|basketball|football|hockey|leagues?|theater|orchestra)|little league|coach(?:es|ing)? (?:a )?(?:youth|kids|girls|boys|little)[ \w]{0,12}|girls[’']? sports|pickleball|historic preservation|historical societ\w+|heritage (?:site|center|days))\b/,
  ],
  [
    'heat-cold',
    /\b(?:air[- ]condition\w*|cooling(?: (?:centers?|checks?|stations?|assistance))?|warming (?:centers?|shelters?)|heat ?(?:waves?|stroke|illness|deaths?|warnings?|safety|relief|days?|emergenc\w+)|extreme (?:heat|cold)|hot (?:days|weather|nights)|cold (?:snaps?|weather|nights|homes?)|hypothermia|frostbite|carbon monoxide(?: (?:alarms?|detectors?|poisoning))?|co (?:alarms?|detectors?)|space heaters?|furnace (?:checks?|inspections?|tune-ups?|filters?)|frozen pipes|liheap|(?:heating|cooling|energy|utility|electric|power|gas) (?:bill )?(?:assistance|bills?|shutoffs?)|shutoffs?|weatheri[sz]\w+|drafty|home energy (?:audits?|checks?|assessments?|safety)|(?:check|checking) (?:in )?on (?:an? )?(?:older|elderly|isolated|their|each)?[ \w]{0,12}neighbors?|generator safety|window units?)\b/,
  ],
  [
    'jobs-training',
    /\b(?:apprentic\w+|pre-apprentic\w+|job[- ](?:training|fairs?|seekers?|search\w*|placement|coach\w*|applicants?|openings?|skills|corps)|(?:apply|applying|interview) for (?:\w+ ){0,2}jobs?|(?:skills?|workforce|vocational|career|technical|welding|trades?|cdl|nurse aide|coding|hospitality) (?:training|center|centers|classes|class|education|programs?|bootcamps?|certificates?|fairs?|development|boards?)|workforce|re-?skill\w*|upskill\w*|adult (?:education|ed|literacy|learners?|basic education)|g\.?e\.?d\.?(?:[®])?(?: (?:class\w*|tests?|programs?))?|high[- ]school equivalency|english classes|esl classes|american job centers?|resum[eé]s?|(?:hire|hiring|employ|employing) (?:people|veterans|teens|refugees|adults|workers|apprentices|second-chance|\w+ with)|second-chance (?:hiring|employ\w+)|summer jobs?|unemploy\w+|job corps|internships?|paid training|skilled trades?|career change)\b/,
  ],
  [
    'courts-justice',
    /\b(?:jury(?: (?:duty|service|summons(?:es)?|pools?))?|juries|jurors?|expunge\w*|record[- ](?:clearing|sealing|relief)|(?:clear|seal)(?:ing)? (?:their|old|criminal|eligible)[ \w]{0,12}records?|clean slate|re-?entry(?: (?:programs?|services|housing|jobs))?|returning citizens|(?:formerly|previously) incarcerated|parole\w*|probation(?:ers)?|court (?:dates?|reminders?|hearings?|fees|fines|appearances?)|courts?|courthouse|failures? to appear|public defenders?|legal aid|bail reform|cash bail|restorative justice|drug courts?|victim\w* (?:services?|advoca\w+|compensation|impact|support)|crime victims?|domestic violence|intimate partner violence|sexual assault|protective orders?|restraining orders?|sentencing reform|juvenile justice|mediation)\b/,
  ],
  [
    'civic-duties',
    /\b(?:census|be counted|poll workers?|election (?:judges?|workers?|inspectors?)|(?:serve|serving|apply|applying|volunteer|volunteering|run|running|sit|sitting|vacanc\w+|openings?|seats?|appointments?|applicants?|applications?|join|joining) (?:to |on |for |in )*(?:open |vacant |empty |seats? |a |an |the |one |of |on |for |their |city |town |township |county |village |local |advisory |public |volunteer )*(?:\w+ )?(?:boards?|commissions?|committees?|councils?)|(?:town|city|county|advisory|volunteer|planning|citizen) (?:boards?|commissions?|committees?) (?:seats?|vacanc\w+|openings?|members?)|volunteer fire\w*(?: (?:departments?|compan\w+|fighters?))?|volunteer firefighters?|(?:volunteer )?ambulance (?:corps|squad)|town meeting|civic (?:duty|duties|engagement|groups?)|public service)\b/,
  ],
  [
    'money-matters',
    /\b(?:eitc|earned income (?:tax )?credits?|child tax credits?|tax (?:filing|returns?|preparation|prep|help|refunds?|credits?|sites?)|(?:file|filing) (?:their |a |free |for )*(?:tax\w*|returns?)|free tax|vita sites?|irs|(?:bank|checking|savings|retirement|emergency) (?:accounts?|savings|funds?)|unbanked|banking|credit (?:unions?|scores?|reports?|cards?|counsel\w+|card debt)|payday (?:loans?|lenders?|lending)|(?:student|car|medical|consumer|household) (?:loans?|debts?)|debts?|401\(?k\)?s?|retirement (?:sav\w+|plans?)|sav(?:e|ing) for (?:retirement|emergencies|college|a rainy day)|emergency fund|financial (?:literacy|coach\w*|counsel\w+|education|aid night)|budgeting|overdraft\w*|check[- ]cash\w+|social security (?:benefits|early|late|claims?|at)|529 (?:plans?|accounts?)|children[’']s savings|foreclosure prevention|buy now,? pay later|unclaimed (?:property|credits?))\b/,
  ],
  [
    'mental-health',
    /\b(?:988|mental[- ]health(?: first aid)?|mental illness|suicid\w+|crisis (?:lines?|text lines?|hotlines?|counsel\w+)|counsel(?:ing|ors?)(?! on (?:tax|debt|credit))|therap(?:y|ists?)|depress(?:ion|ed)|anxiety|ptsd|post-traumatic stress|burnout|lonel(?:y|iness)|social isolation|grief (?:groups?|support)|bereave\w+|self-harm|eating disorders?|postpartum|support groups?|(?:ask|asking|reach out|reaching out) for help|seek(?:ing)? help|help-seeking|emotional support|peer support)\b/,
  ],
  ['waste', /\b(?:food (?:scraps|waste)|(?:pet|dog) waste)\b/],
]

/** Words that point to one of these fields without settling it; counted once, like those of topic-words. */
export const domainHints: readonly (readonly [DomainName, RegExp])[] = [
  ['aging-care', /\b(?:older (?:adults?|people|residents|drivers)|elders?|elderly|aging|seniors|frail|mobility|handrails?)\b/],
  ['children-family', /\b(?:toddlers?|infants?|newborns?|babies|siblings|parenting|fatherhood|custody|guardianship)\b/],
  ['courts-justice', /\b(?:legal|lawyers?|attorneys?|judges?|inmates?|convict\w+|incarcerat\w+|arrests?|victims?)\b/],
  ['civic-duties', /\b(?:vacanc\w+|town clerks?|commissioners|appoint\w+)\b/],
  ['money-matters', /\b(?:money|income|paychecks?|loans?|savings|financial\w*|refunds?|taxes)\b/],
  ['heat-cold', /\b(?:heat(?:ing)?(?! pumps?)|cold|freez\w+|furnaces?|fans?|temperatures?|insulat\w+|hot|winters?|summers?)\b/],
  ['jobs-training', /\b(?:careers?|training|certificates?|skills|hir(?:e|ing)|employ(?:ment|able)|trainees?|classes)\b/],
  ['mental-health', /\b(?:stress\w*|grief|grieving|isolat\w+|emotional|coping|wellbeing|well-being)\b/],
  ['road-safety', /\b(?:crash(?:es)?|behind the wheel|at the wheel|driving|motorists?|motorcycl\w+|helmets?|speed)\b/],
  ['animals-wildlife', /\b(?:animals?|hunters?|anglers?|fishing|boaters?|birds?|invasive)\b/],
  ['arts-recreation', /\b(?:arts?|artists?|music|sports?|games?|parks?|recreation|cultural|coach(?:es|ing)?|leagues?|exhibits?|books?)\b/],
  ['food-hunger', /\b(?:food|meals?|groceries|lunch(?:es)?|breakfasts?|pantry|nutrition)\b/],
]

/** Phrases that settle who is meant, looked for in the whole audience before any single word of it. */
export const audiencePhrases: readonly (readonly [AudienceKind, RegExp])[] = [
  [
    'people-with-disabilities',
    /^(?:[\w-]+ ){0,2}(?:people|adults|residents|riders|passengers|voters|workers|tenants|women|men) with (?:[\w-]+ )?disabilit\w+|\bdisabled (?:people|adults|residents|voters|riders|workers)|\bwheelchair users\b|^(?:deaf|blind|autistic)\b/i,
  ],
  [
    'caregivers',
    /^(?!.*\b(?:paid|professional|home-care|childcare|child-care)\b)(?:.*\b(?:caregivers|carers)\b|(?:people|relatives|adults|daughters|sons|spouses|families) (?:who (?:care|look)|caring|looking after)|adult (?:children|daughters|sons)\b)/i,
  ],
  [
    'people-with-records',
    /\b(?:formerly|previously|recently) incarcerated|returning citizens|\bex-offenders|\bparolees|\bprobationers|\bdefendants|\b(?:people|adults|residents|workers|parents|applicants) (?:with (?:an? )?(?:\w+ )?(?:criminal )?(?:records?|convictions?|charges?)|(?:coming home|released) from (?:prison|jail)|on (?:probation|parole))/i,
  ],
  [
    'job-seekers',
    /\b(?:job[- ]seekers|unemployed|jobless|laid-off|out-of-work)\b|\b(?:people|adults|workers|residents) (?:without (?:a )?(?:jobs?|work)|out of work|looking for (?:a )?(?:jobs?|work))/i,
  ],
  [
    'tight-budget',
    /^(?:low-income|lower-income|eligible|uninsured|food-insecure|struggling|income-eligible|cash-strapped)\b(?:[ ,][\w-]+){0,2} (?:households|families|residents|adults|people|individuals)\b|\b(?:families|households|residents|adults) (?:on|receiving|eligible for) (?:snap|food stamps|wic|medicaid|assistance)|\b(?:snap|wic|medicaid) (?:recipients|households|families)\b/i,
  ],
  ['rural', /\bpickup(?: truck)? (?:drivers|owners)\b/i],
  ['pet-owners', /\b(?:pet|dog|cat|horse)[- ](?:owners|owning \w+|lovers|walkers)\b|\bowners of (?:pets|dogs|cats)\b/i],
  [
    'driving-workers',
    /\b(?:truck|delivery|bus|school-bus|school bus|taxi|rideshare|ride-share|uber|lyft|fleet|tow-truck|gig|van|commercial|forklift|ambulance) drivers\b|\btruckers\b|\bdispatchers\b/i,
  ],
  [
    'young-men',
    /\b(?:young(?:er)?|teenage|college-age) (?:[\w-]+ )?men\b|^men (?:under (?:2|3)\d|aged? (?:1|2)\d|(?:1[6-9]|2\d)\b|in their (?:teens|twenties|20s))/i,
  ],
  ['teachers', /^(?!parents)(?:[\w-]+ ){0,3}(?:teachers|educators)\b|^(?:[\w-]+ ){0,2}school (?:staff|employees|principals|counselors)\b/i],
]

/** Words for kinds of people that are looked for after those of topic-words. */
export const laterAudienceWords: readonly (readonly [AudienceKind, RegExp])[] = [
  [
    'club-members',
    /\b(?:(?:club|league|team|gym|choir|band|lodge|rotary|sports|chess|booster) (?:members?|presidents?|captains?|players)|members of (?:the |a )?[\w -]*(?:club|league|team|choir|band|lodge|gym)|athletes|players|runners|coaches|referees|anglers|boaters|hikers|golfers|swimmers|fans|season-ticket holders)\b/i,
  ],
  ['pet-owners', /\bpets?\b/i],
  ['men', /\b(?:men|fathers|husbands|barbers)\b/i],
]
