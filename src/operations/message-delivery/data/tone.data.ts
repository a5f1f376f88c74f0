/** How a line can wrong its listener. `insult` ends the conversation; the others cost trust. */
export type ToneKind = 'insult' | 'lecture' | 'guilt' | 'fear' | 'hype' | 'jargon'

/** Words that insult whoever they are said to. Self-mockery and reported insults are let pass by the reader of tone. */
export const strongInsults =
  /\b(?:idiots?|idiotic|morons?|moronic|imbeciles?|(?<!\bthe )losers?(?! (?:buys|pays|brings|cooks|drives))|scum|scumbags?|vermin|subhumans?|parasites|degenerates|lowlifes?|dimwits?|half-?wits?|retard(?:s|ed)?|white trash|trailer trash|inbreds?|hillbill(?:y|ies)|rednecks?|libtards?|snowflakes|deplorables?|sheeple|savages|bigots|dumbasses|assholes?|bastards|(?<!\b(?:I|we) )shut up|go back (?:to )?where you came from|rot in hell|go to hell|you make me sick|you disgust (?:me|us)|you people|your kind|people like you|what(?:’|')?s wrong with you)\b/i

/** Words that insult when they are aimed at a "you", a group, or "only a …". */
export const aimedInsults =
  /\b(?:stupid(?:ity)?|dumb|ignoran(?:t|ce)|lazy|selfish|pathetic|backward|clueless|cowards?|cowardly|fools?|gullible|brainwashed|brainless|worthless|disgusting|uneducated|sheep|hypocrites?|crybab(?:y|ies)|a disgrace|an embarrassment|(?:are|re) (?:trash|garbage|scared little|too (?:dense|slow|blind)))\b/i

export const aim =
  /\b(?:you|your|you’re|you're|yourselves|those who|anyone who|anybody who|people who|whoever|only an?|these people|those people|this crowd|don’t be|don't be|stop being|(?:too|so) (?:stupid|dumb|lazy|ignorant|selfish|gullible|backward|cowardly))\b/i

/** The speaker means themselves, denies it, or repeats what was said about somebody. */
export const notMeant =
  /\b(?:I (?:was|am|felt|feel|looked|sounded|thought)|I’m|I'm|my own|call(?:ed|s|ing)? (?:me|us|him|her|it|them)|been called|says I|nobody (?:here )?is|no one is|neither|(?:not|isn’t|isn't|aren’t|aren't|never) (?:an? |so |too )?(?:stupid|dumb|lazy|idiots?|ignorant|fools?|selfish|cowards?|backward|sheep)|no (?:stupid|dumb))\b/i

export const tones: readonly (readonly [Exclude<ToneKind, 'insult'>, RegExp])[] = [
  [
    'lecture',
    /\b(?:you (?:should(?! have\b)|must(?! have\b)|ought to|need to (?:understand|realize|learn|wake|listen))|it is your duty|it’s your duty|do your (?:duty|part)|real (?:americans|patriots|men|women|christians|neighbors)|(?:a|any|every) (?:good|true|decent|responsible|thinking) (?:neighbor|citizen|parent|person|american|christian|farmer|patriot)|wake up|educate yourself|simply have to|as you should know|for your own good|grow up|common sense tells)\b/i,
  ],
  [
    'guilt',
    /\b(?:shame on|ashamed|how could you|if you (?:really )?cared?|blood on your hands|your fault|how can you (?:sleep|live|sit|look)|you owe|have you no|sit by while|do nothing while|don’t you care|don't you care|look (?:them|your children|your kids) in the eye)\b/i,
  ],
  [
    'fear',
    /\b(?:before it(?:’|')?s too late|will be destroyed|destroy(?:s|ing)? (?:our|your|us|everything)|the end of (?:america|our (?:way|country|town|freedom)|everything|the world|life as|civili[sz]ation)|nightmare|terrif\w+|catastroph\w+|you (?:will|could|may|might) die|they are coming for|under attack|invasion|poison(?:ed|ing) (?:our|your)|doom(?:ed)?|never be safe|time is running out)\b/i,
  ],
  [
    'hype',
    /(?:!{2,}|\b(?:amazing|incredible|unbelievable|game-?chang\w+|revolutionary|once-in-a-lifetime|act now|last chance|hurry|limited time|don’t miss|don't miss|life-changing|the greatest|number one)\b)/i,
  ],
  [
    'jargon',
    /\b(?:stakeholders?|leverag\w+|holistic|synerg\w+|paradigm|robust|best practices|deliverables|multi-?stakeholder|capacity[- ]building|framework|empower(?:s|ed|ing|ment)?|in today(?:’|')?s (?:fast-paced )?world|now more than ever|impactful|solutions|utiliz\w+|resilien(?:t|ce) communit\w+|evidence-based)\b/i,
  ],
]
