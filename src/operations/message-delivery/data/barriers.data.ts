/** What can stand between a persona and the act, by the words that give it away and the words that answer it. */
export interface BarrierCue {
  readonly kind: 'time' | 'money' | 'access' | 'social-risk' | 'belief' | 'information' | 'trust' | 'identity' | 'habit' | 'fear' | 'opposition'
  /** In the persona's own text. */
  readonly shows: RegExp
  /** In a script: the obstacle is spoken of. */
  readonly names: RegExp
  /** In a script: something that takes it away. */
  readonly lifts: RegExp
}

export const barrierCues: readonly BarrierCue[] = [
  {
    kind: 'time',
    shows:
      /\b(?:time|hours?|shifts?|evenings?|weeknights?|schedule|overtime|chores|milking|second job|busy|cannot leave|can’t leave|no one to cover|nobody else|double shifts?|calendar|nap|pickup)\b/i,
    names: /\b(?:no time|hours?|shift|evening|busy|chores|milking|overtime|tired|after work|calendar|double)\b/i,
    lifts:
      /\b(?:another hour|second (?:session|date|time)|at (?:noon|one|two|ten|lunch|\d)|\d+ minutes|(?:five|ten|fifteen|twenty|thirty) minutes|by mail|mail it|online|on your (?:way|break|phone|lunch)|drop(?:s|ped)? (?:it )?off|cover(?:s|ed|ing)? (?:for|the|your|my)|take[sn]? (?:my|your|the|his|her) shift|before work|after (?:the )?(?:milking|chores|shift)|weekend|saturday|sunday|any day|paid (?:leave|time)|relief)\b/i,
  },
  {
    kind: 'money',
    shows: /\b(?:money|cost|afford|pays?|price|premium|bills?|debt|wage|unpaid|dollars?|fee|rent|copay|deductible|expens\w+|hours? cut|budget)\b/i,
    names: /\b(?:cost|afford|price|bill|premium|expens\w+|money|wages?|fee)\b/i,
    lifts:
      /\b(?:free|no (?:charge|cost|fee)|paid for|at no cost|discount|rebate|install?ments?|voucher|covered by|pays? for (?:the|your)|costs? (?:less|nothing|the same)|split the|reimburs\w+|cheaper|save[sd]?)\b/i,
  },
  {
    kind: 'access',
    shows:
      /\b(?:rides?|no car|bus|far|distance|miles|stairs|wheelchair|sitter|childcare|parking|language|internet|interpreter|sign-?up|website|log ?in|form)\b/i,
    names: /\b(?:rides?|no car|bus|miles|stairs|sitter|childcare|parking|form|far)\b/i,
    lifts:
      /\b(?:rides?|carpool|sitter|childcare|play corner|ground floor|parking|interpreter|in spanish|large print|walk-?in|no appointment|at your door|mobile|comes to (?:you|your|the)|by phone|van|shuttle|next door)\b/i,
  },
  {
    kind: 'social-risk',
    shows:
      /\b(?:seen|watch(?:ed|ing)|remember(?:s|ed)?|gossip|talked about|named|in public|neighbors? (?:will|would|know|see)|judged|laughed|friends would|look bad|boss|fired|retaliat\w+|sign the sheet|stand out|awkward|embarrass\w+|lose (?:friends|customers))\b/i,
    names:
      /\b(?:what (?:will|would) (?:they|people|the neighbors) (?:say|think)|seen|in public|laugh|remembered|alone|awkward|microphone|on the record|fired|the boss)\b/i,
    lifts:
      /\b(?:without (?:a|your|my) name|no names?|anonymous(?:ly)?|private(?:ly)?|nobody (?:has to|needs to|will) (?:know|see|speak)|just listen|only listen|listening is enough|bring (?:a|one|somebody)|beside (?:you|me|somebody)|two of us|two friends|in writing|written|with a friend|protected|legal(?:ly)? protected|said it first)\b/i,
  },
  {
    kind: 'belief',
    shows:
      /\b(?:nothing (?:changes|changed|came)|pointless|decided (?:already|beforehand)|settled|rigged|no difference|one (?:vote|voice|person)|does not (?:work|help)|doesn’t (?:work|help)|overblown|exaggerat\w+|not convinced|doubts?|cut off|ignored|waste of)\b/i,
    names: /\b(?:nothing (?:changes|changed|came)|pointless|settled|already decided|what difference|does it matter|no use|rigged)\b/i,
    lifts:
      /\b(?:changed (?:the|a|one|that)|because (?:of )?(?:one|a|somebody|nine|\w+ people)|was (?:moved|rewritten|redrawn|dropped|added)|decided by|came down to|here is what happened|which (?:comment|question) changed|minutes (?:show|of)|you can (?:see|check|look)|by lot|on the record|the result|before and after)\b/i,
  },
  {
    kind: 'information',
    shows:
      /\b(?:never heard|did not know|didn’t know|does not know|doesn’t know|unsure|not sure (?:how|where|what|if|whether)|confus\w+|unclear|where to start|too many|heard (?:of it )?(?:too late|the day after)|hears? (?:of|about) (?:it|things)|complicated|fine print|eligible)\b/i,
    names: /\b(?:did not know|didn’t know|never heard|confus\w+|where to|how do|what is|complicated|mix)\b/i,
    lifts:
      /\b(?:here is how to|here’s how to|the date is|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|at the (?:library|school|church|hall|clinic|co-op|fairgrounds)|address|one page|list of|the number is|sample|in plain|means that|that is all|that’s all)\b/i,
  },
  {
    kind: 'trust',
    shows:
      /\b(?:trust|lied|lies|promises?|promised|burned|agenda|who pays|motives?|bought|spin|sold|government|agency|company line|politicians?|data|sell(?:s|ing)? (?:my|his|her) (?:name|data)|catch|propaganda|polished)\b/i,
    names: /\b(?:trust|who pays|paid for|promis\w+|catch|polished|sold|lie[sd]?)\b/i,
    lifts:
      /\b(?:check (?:it|me|them|this|for yourself|the)|look it up|see for yourself|source|paid for by|who paid|records?|you can (?:check|read|count)|the whole (?:page|table|report)|does not sell|no one keeps|i get nothing|against me|not free|can’t say|cannot say|admit|in (?:his|her|their|my) own words)\b/i,
  },
  {
    kind: 'identity',
    shows:
      /\b(?:not (?:my|his|her|their) (?:kind|people|side|thing)|one of (?:them|those)|outsiders?|city people|(?:conservatives?|liberals?|republicans?|democrats?) (?:do|would|thing)|type of person|who (?:he|she|they) (?:is|are)|our way|raised|tradition|look(?:s)? like the establishment|label|joiner|proud)\b/i,
    names: /\b(?:one of them|one of those|my kind|side|establishment|label|outsider|raised)\b/i,
    lifts:
      /\b(?:still (?:a|the|am|vote|farm|drive)|same (?:person|man|woman)|nobody (?:asks|asked|changes)|no side|both (?:sides|of us)|don’t (?:agree|have to agree)|we disagree|disagree|no label|without a label|one of us|from here|grew up)\b/i,
  },
  {
    kind: 'habit',
    shows:
      /\b(?:habit|routine|forgets?|forgot|always (?:has|have|did)|used to it|automatic\w*|craving|every break|puts? it off|later|someday|never got around|hooked|needs? it)\b/i,
    names: /\b(?:habit|routine|forgot|forget|later|someday|put it off|craving|hooked|always)\b/i,
    lifts:
      /\b(?:remind\w*|on the (?:calendar|fridge|door|mirror)|write (?:it|the date) (?:down|on)|instead|swap|same time|every (?:monday|week|time)|beside the|next to the|put it (?:in|on|by)|with the coffee|a year on|day one|one day)\b/i,
  },
  {
    kind: 'fear',
    shows: /\b(?:afraid|fears?|scared|faint(?:ed)?|needles?|nervous|pain|hurts?|dread\w*|bad (?:result|news)|side effects?|anxious|what a result)\b/i,
    names: /\b(?:afraid|scared|fear|faint|needle|hurts?|nervous|dread|bad news)\b/i,
    lifts:
      /\b(?:lie down|holds? (?:your|my|a) hand|stop (?:at )?any time|tell the nurse|juice|takes? (?:about )?(?:\w+) minutes|what it feels like|somebody stays|stays with you|ask them to|you can stop|no pressure|step by step)\b/i,
  },
  {
    kind: 'opposition',
    shows:
      /\b(?:against (?:it|the|this)|opposes?|opposed|wrong (?:idea|way|to)|should not|shouldn’t|harm\w*|threat\w*|overreach|mandates?|forced|takes? away|unfair|principle|would say no|refuses?|not (?:his|her|their|our) (?:job|business|war))\b/i,
    names: /\b(?:against|oppose|disagree|other side|unfair|mandate|limits?|forced)\b/i,
    lifts:
      /\b(?:is right that|that is fair|that’s fair|fair point|a fair|limits?|you may (?:still )?(?:say|vote|think) no|you can say no|costs? (?:us|it|something)|what it costs|i (?:do not|don’t) (?:know|agree)|both sides|the best case against|in their own words|can’t say|not free|against me)\b/i,
  },
]
