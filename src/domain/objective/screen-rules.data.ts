export interface ScreenRule {
  /** What is asked for, as the reason begins. */
  readonly named: string
  /** What would be acceptable, one or two sentences. */
  readonly instead: string
  readonly asks: readonly RegExp[]
  /** Honest clauses that use the same words, tested on the whole clause. */
  readonly unless: readonly RegExp[]
  /** A word shortly before the match that turns it round ("stop", "victims of"). */
  readonly turnedBy: RegExp
}

/** A clause that works against the thing, studies it or helps those it hurts. */
const against =
  /\b(?:stop(?!\w)|end|fight|combat|counter|prevent|reduce|oppose|reject|resist|report(?:ing)?|expose|ban|punish|prosecute|spot|recogni[sz]e|detect|identify|debunk|avoid|refuse|resist|protect|defend|safeguard|victims?|survivors?|targets? of|awareness|against|end(?:ing)?|curb|tackle|deter|condemn|denounce|without|never|do(?:es)? not|don['’]t|not to|learn about|teach .* (?:about|to spot|to recogni[sz]e)|anti-|investigate|expos(?:e|ing)|warn)\b/i
const groups =
  '(?:black|african[- ]american|white|asian|latin[oax]s?|hispanics?|jew(?:s|ish)?|muslims?|islam|christians?|catholics?|hindus?|sikhs?|arabs?|immigrants?|migrants?|refugees?|gays?|lesbians?|lgbtq?\\+?|trans(?:gender)?|women|disabled|native americans?|mexicans?|chinese|haitians?|roma|israelis?|palestinians?)'

export const screenRules: readonly ScreenRule[] = [
  {
    named: 'This asks to keep people from voting or to mislead them about how to vote',
    instead: 'Soundings can help persuade people how to vote, or help them to register and turn out, with true information.',
    asks: [
      /\b(?:suppress|depress|lower|reduce|cut|drive down|decrease|dampen|discourage|shrink|hurt)\b[^.]{0,40}\b(?:turnout|vot(?:e|es|er|ers|ing))\b(?! (?:suppression|fraud|intimidation|wait|confusion|id))/i,
      /\b(?:keep|stop|prevent|block|discourage|dissuade|scare|deter|frighten|intimidate)\b[^.]{0,60}\b(?:from (?:voting|registering to vote|going to the polls|casting)|away from (?:the )?(?:polls|polling|voting)|(?:out of|off) (?:the )?(?:polls|voter rolls?))\b/i,
      /\b(?:get|persuade|convince|make|tell|encourage|push)\b[^.]{0,60}\b(?:not to vote|to not vote|to stay home (?:on|from|during|rather)[^.]{0,30}(?:election|vot|polls)?|to skip (?:the )?(?:election|vote|voting|polls)|to sit out (?:the |this )?(?:election|vote|primary|referendum)|don['’]t vote)\b/i,
      /\b(?:tell|inform|make|convince|mislead|trick|confuse|text|lead)\b[^.]{0,60}\b(?:wrong (?:date|day|polling|place|time)|election (?:day )?(?:is|was|has been) (?:moved|cancel|on wednesday)|vote by text|about (?:when|where|how) to vote falsely)/i,
      /\b(?:challenge|purge|remove)\b[^.]{0,40}\b(?:legitimate|eligible|lawful|legal|black|minority|latino|student) voters?\b/i,
      /\b(?:intimidat\w+|threaten\w*|harass\w*)\b[^.]{0,30}\b(?:voters?|poll workers?|election (?:workers?|officials?))\b/i,
    ],
    turnedBy:
      /\b(?:stop|end|fight|oppose|prevent|expose|report|ban|combat|resist|never|do not|don['’]t|against|victims of|laws? that|rules? that|efforts? to|attempts? to|protect\w*)\b/i,
    unless: [
      /\b(?:stop|end|fight|combat|prevent|oppose|report|expose|ban|counter|protect|against|reduce|curb|victims?)\b[^.]{0,40}\b(?:voter (?:suppression|intimidation|purges?)|suppress\w*|intimidat\w*|efforts? to|attempts? to|threats? (?:against|to)|harassment of|laws that|people who|who (?:try|tried)|disinformation|barriers?|obstacles?|anyone from)\b/i,
      /\b(?:barriers?|obstacles?|lines|wait(?:ing)? times?|long lines|confusion|id rules) (?:that |which )?(?:stop|keep|prevent|discourage|block)/i,
      /\b(?:reduce|cut|lower|decrease) (?:the )?(?:voter )?(?:wait|waiting|confusion|barriers?|obstacles?|fraud|drop-?off|apathy|absten|voting age|cost of voting)/i,
      /\bprotect\w*\b[^.]{0,60}\bfrom (?:harass|threat|intimidat)/i,
    ],
  },
  {
    named: 'This asks to harass, threaten or intimidate people',
    instead: 'A campaign may criticise decisions and office holders openly and ask people to write, speak or vote; it may not frighten anyone.',
    asks: [
      /\b(?:harass|stalk|doxx?|bully|terrori[sz]e|blackmail|threaten|intimidate|swat)(?:ing|es|s)?\b(?! (?:species|habitat|wildlife))[^.]{0,60}/i,
      /\b(?:publish|post|leak|share|spread)\b[^.]{0,40}\b(?:home address(?:es)?|private (?:phone|address|photos?)|nudes?|where (?:he|she|they) lives?)\b/i,
      /\bmake\b[^.]{0,40}\b(?:afraid to (?:speak|leave|work|come|live)|fear for (?:his|her|their) (?:life|lives|safety|job)|life (?:a )?(?:hell|miserable))\b/i,
      /\b(?:flood|bombard|swarm)\b[^.]{0,40}\b(?:with (?:threats|abuse|hate)|(?:her|his|their) (?:home|family))\b/i,
    ],
    unless: [],
    turnedBy: against,
  },
  {
    named: 'This asks for violence, or for something that would call for it',
    instead: 'Soundings works on lawful, peaceful aims: protest, petitions, votes, boycotts, argument.',
    asks: [
      /\b(?:kill|murder|assassinate|lynch|bomb|burn down|shoot up|attack|beat up|assault|execute|hang)\b(?! (?:time|two birds|the deal|this bill|the bill|it out|bill|the (?:problem|issue|root)|ads?\b|poverty|hunger|weeds|mosquito\w*))[^.]{0,50}\b(?:people|politicians?|judges?|police|cops|officers?|senators?|congress\w*|president|mayor|governor|protest\w*|opponents?|enem\w+|doctors?|journalists?|reporters?|neighbors?|voters?|democrats?|republicans?|liberals?|conservatives?|workers?|him|her|them|mosques?|synagogues?|church(?:es)?|clinics?|offices?|station|building|capitol|black|jews?|muslims?|immigrants?|migrants?)\b/i,
      /\b(?:incite|provoke|start|spark|cause|launch|organi[sz]e)\b[^.]{0,30}\b(?:violence|riots?|an armed|insurrection|lynching|pogrom|bloodshed|attacks? on)\b/i,
      /\b(?:take up arms|armed (?:revolt|uprising|overthrow)|overthrow the government|violent(?:ly)? (?:overthrow|resist|attack|remove))\b/i,
    ],
    turnedBy: against,
    unless: [/\bexecute (?:the|a|an|our) (?:plan|strategy|campaign|contract)/i, /\bheart attack/i],
  },
  {
    named: 'This asks for fabricated events, quotations, evidence or documents',
    instead: 'State what is true, name its source, and mark what is not yet known; an objective built on that is welcome.',
    asks: [
      /\b(?:fabricat\w+|forg(?:e|ed|ing|ery)|falsif\w+|counterfeit|doctor(?:ed|ing)|invent(?:ed|ing)?|make up|mak(?:e|ing) up|concoct\w*|stage(?:d)? (?:a )?fake|fak(?:e|ed|ing))\b[^.]{0,40}\b(?:quot\w+|evidence|stud(?:y|ies)|statistics?|stats|data|events?|stor(?:y|ies)|documents?|videos?|photos?|audio|polls?|surveys?|testimon\w+|reviews?|records?|news|reports?|incidents?|scandals?|attacks?|crimes?|emails?|letters?|memo|rumou?rs?|science|victims?|signatures?)\b/i,
      /\b(?:deep ?fakes?)\b/i,
      /\b(?:spread|push|plant|circulate|seed|run|publish|post|create|produce|use|write)\b[^.]{0,30}\b(?:false|fake|made-up|fabricated|bogus|phony|untrue)\b[^.]{0,30}/i,
      /\b(?:spread|push|circulate|seed|run)\b[^.]{0,20}\b(?:lies|disinformation|misinformation|hoax(?:es)?|a hoax)\b/i,
      /\b(?:convince|persuade|trick|deceive|fool|make)\b[^.]{0,50}\bbelieve\b[^.]{0,30}\b(?:lie|hoax|false claim|something (?:false|untrue))\b/i,
    ],
    unless: [],
    turnedBy: against,
  },
  {
    named: 'This asks to pose as somebody else',
    instead: 'Speak under your own name, or with the recorded consent of the person who speaks.',
    asks: [
      /\bimpersonat(?:e|es|ing)\b[^.]{0,50}/i,
      /\b(?:pretend|pos(?:e|ing)|masquerad\w+|claim(?:ing)?) (?:to be|as|that we are|we are)\b[^.]{0,50}/i,
      /\b(?:send|write|post|publish|issue|mail|make|call)\b[^.]{0,80}\b(?:in (?:the|their|his|her) name of|as if (?:from|by|they (?:came|were))|that (?:looks?|appears?|seems?) (?:to be |like it (?:is|comes) )?from|that (?:looks?|appears?) official|under (?:a )?(?:false|fake|another) (?:name|identity))\b/i,
      /\b(?:clone|copy|imitate|synthesi[sz]e|mimic)\b[^.]{0,30}\b(?:voice|likeness|letterhead|signature|account)\b/i,
    ],
    unless: [],
    turnedBy: against,
  },
  {
    named: 'This asks to hide who is behind the campaign',
    instead: 'Name the sponsor on every message; a real grassroots effort is welcome and says who pays for it.',
    asks: [
      /\bastro-?turf\w*/i,
      /\bsock[- ]?puppets?\b/i,
      /\b(?:fake|phony|bogus|simulated|artificial)\b[^.]{0,15}\b(?:grass ?roots|accounts?|profiles?|followers?|citizens?|personas?|groups?|supporters?|movement|reviews?|comments?|crowd)\b/i,
      /\b(?:bots?|bot ?nets?|troll (?:farms?|army)|click farms?)\b[^.]{0,40}/i,
      /\b(?:hid(?:e|ing)|conceal(?:ing)?|disguis(?:e|ing)|mask(?:ing)?|obscur(?:e|ing)|without (?:disclosing|revealing|saying|showing|naming|telling))\b[^.]{0,40}\b(?:sponsors?|funders?|funding|who (?:pays|paid|is paying|is behind|funds)|donors?|source of|our (?:role|involvement|identity|name)|involvement|origin|(?:client|company|party|government)(?:['’]s)? (?:role|involvement|name))\b/i,
      /\b(?:make it (?:look|seem|appear)|appear(?:s|ing)?|look(?:s|ing)? like|seem)\b[^.]{0,30}\b(?:grass ?roots|spontaneous|organic|independent)\b[^.]{0,30}/i,
      /\b(?:secretly|covertly|undisclosed)\b[^.]{0,30}\b(?:pay|paid|fund|sponsor|influencers?|campaign|finance)\w*/i,
      /\bfront (?:group|organi[sz]ation)s?\b/i,
    ],
    unless: [/\b(?:chat ?bots?|robot\w*|require|disclose|regulate|label)\b/i],
    turnedBy: against,
  },
  {
    named: 'This asks to turn people against a group for who they are',
    instead: 'Argue about policies and conduct; groups defined by race, faith, origin, sex or disability are not a target here.',
    asks: [
      new RegExp(
        `\\b(?:hate|hatred|fear|despise|loathe|distrust|contempt|disgust|resent(?:ment)?|hostility|anger|prejudice)\\b[^.]{0,30}\\b(?:of|for|toward|towards|against|at|about|to|the|all)?\\s*\\b${groups}\\b(?! (?:bill|policy|act|law|hate))`,
        'i',
      ),
      new RegExp(
        `\\b(?:drive out|get rid of|expel|exterminate|eradicate|segregate|dehumani[sz]e|demoni[sz]e|humiliate|vilify|shun|exclude|boycott|refuse to (?:hire|serve|rent to|sell to)|not (?:hire|rent to|serve))\\b[^.]{0,30}\\b${groups}\\b(?:[- ]owned)?(?! (?:phobia|hate))`,
        'i',
      ),
      new RegExp(
        `\\b(?:show|prove|convince|believe|persuade|argue|message)\\b[^.]{0,50}\\b${groups}\\b(?: people)? (?:are|is) (?:\\w+ )?(?:inferior|criminals?|vermin|animals|dangerous|subhuman|a threat|evil|rapists?|parasites|terrorists?|less intelligent)`,
        'i',
      ),
      /\b(?:white (?:supremacy|power|nationalism|genocide)|ethnic cleansing|racial purity|great replacement)\b/i,
    ],
    unless: [],
    turnedBy: against,
  },
  {
    named: 'This aims at a named private person',
    instead: 'Aim at a decision, an institution or an elected office, and leave private people out.',
    asks: [
      /\b(?:ruin|destroy|humiliate|smear|discredit|shame|attack|expose|cancel|get revenge on|slander|defame|take down)\b\s+(?:my |our )?(?:neighbor|neighbour|ex|ex-wife|ex-husband|boss|coworker|teacher|landlord|classmate|roommate|mother-in-law|sister|brother|girlfriend|boyfriend)\b[^.]{0,40}/i,
      /\b(?:[Rr]uin|[Dd]estroy|[Hh]umiliate|[Ss]mear|[Ss]hame|get revenge on|slander|defame)\b\s+(?:the reputation of |the life of )?(?:Mr\.? |Mrs\.? |Ms\.? |Dr\.? )?[A-Z][a-z]+ [A-Z][a-z]+\b[^.]{0,40}/,
      /\b(?:get|have|make)\b[^.]{0,30}\b(?:my|our) (?:neighbor|neighbour|ex|boss|coworker|landlord|classmate|son['’]s teacher|daughter['’]s teacher)\b[^.]{0,30}\b(?:fired|evicted|deported|arrested|expelled|hated|leave)\b[^.]{0,20}/i,
      /\b(?:get|have)\b\s+(?:Mr\.? |Mrs\.? |Ms\.? )?[A-Z][a-z]+ [A-Z][a-z]+,? (?:a|the|my|our) (?:local |private )?(?:teacher|nurse|neighbor|student|shop owner|employee|librarian|waitress|clerk)\b[^.]{0,20}\b(?:fired|evicted|deported|arrested|expelled)/i,
    ],
    unless: [],
    turnedBy: /\b(?:stop|help|support|protect|defend|never|not)\b/i,
  },
]
