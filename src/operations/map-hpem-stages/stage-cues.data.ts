/** Weight a cue adds to Awareness, Engagement, Evaluation, Attitude Shift and Behavioral Commitment, per mention. */
export type StageWeights = readonly [number, number, number, number, number]

export interface StageCue {
  readonly name: string
  readonly pattern: RegExp
  readonly weights: StageWeights
}

/**
 * How the words of a segment tell where its people stand. The weights are judgements, not measurements: settled opponents
 * know the matter and have decided, so they stand mostly at Evaluation; who agrees and is held back by an hour or a
 * form stands at Evaluation; who leans and does not say so stands before Attitude Shift.
 */
export const stageCues: readonly StageCue[] = [
  {
    name: 'unaware',
    pattern:
      /\b(?:(?:never|not|nobody|no one|hardly)(?: has| have| had| ever)? (?:hear|heard|reach\w*|told|notic\w+|cross\w*|arriv\w+|met|know\w*|think|thought|put on|asked|said|crossed|comes?)|unaware|unnotic\w+|do(?:es)? ?n[o’']t (?:know|hear|follow|notice|think|expect)|could not (?:say|name)|no (?:facts|idea|link|letter|notice|signal|list|news)|day after|plain fact|bystanders?|indifferen\w+|apath\w+|disengaged|uninterested|(?:refused|refuse) (?:nothing|anything)|absent|never look it up|mixed?[- ]up|for granted|attention has to come|missing from|isolated|out of (?:sight|reach)|somebody else[’']s (?:matter|affair|fight)|(?:country|city|town|private) matter|no reason (?:given|to)|whether it reaches|reaches them at all|busy with|skip\w*|tune[sd]? out)\b/gi,
    weights: [3, 0.7, 0.2, 0, 0],
  },
  {
    name: 'following',
    pattern:
      /\b(?:follow\w*|reads?|listen\w*|watch\w*|argu\w+|talk\w*|comment\w*|curious|debat\w+|posts?|podcasts?|discuss\w*|news|pass(?:es)? on|hand on|hear of|route|word of mouth|microphone|asked before|check with|forward\w*)\b/gi,
    weights: [0, 0.9, 0.2, 0, 0],
  },
  {
    name: 'weighing',
    pattern:
      /\b(?:weigh\w*|unsure|undecided|uncertain|torn|two minds|cross-pressured|ambivalen\w+|doubt\w*|skeptic\w*|consider\w*|compar\w+|prices?|bills?|costs?|afford\w*|budget\w*|margin\w*|evidence|proof|conclusion|trade-?offs?|not convinced|inspect|check|tension|both pulls|on the other hand|however|splits? them)\b/gi,
    weights: [0, 0.2, 1.1, 0.1, 0],
  },
  {
    name: 'held back',
    pattern:
      /\b(?:cannot|can[’']t|unable|no (?:time|ride|hour|slack|sitter|leave|car|help)|shifts?|hours?|hour-bound|schedul\w+|overtime|calendar|roster|stopped at|rules? (?:them|it) out|too (?:busy|tired|far)|practical|logistic\w*|agrees? and|they would, and|would (?:come|go|do it) if|hindrance|nobody else can|distance|childcare|tired|deadline|mean(?:s)? (?:it|to)|postpon\w+|intention\w*)\b/gi,
    weights: [0, 0.1, 1.5, 0.7, 0.1],
  },
  {
    name: 'leaning in private',
    pattern:
      /\b(?:fears?|afraid|worr\w+|asham\w+|judged|neighbou?rs?|be seen|noticed|in private|privately|teas\w+|quarrel\w*|peers?|alone|embarrass\w*|reputation|self-respect|picture of themselves|changing sides|count eyes|price is social|stays indoors|sympath\w+|lean\w*|warming|moved lately|shifted|tips? people|almost|nearly)\b/gi,
    weights: [0, 0.2, 0.7, 1.3, 0.1],
  },
  {
    name: 'against',
    pattern:
      /\b(?:oppos\w+|against|refus(?:e|es|ed|al|ers?)(?! (?:nothing|anything))|reject\w*|objections?|objectors?|resist\w*|hostil\w+|distrust\w*|mistrust\w*|cynic\w*|abstain\w*|abstainers|critics?|their (?:case|argument)|stand to lose|spend nothing|few of them will turn|burned|soured|fault|opponents?|leave (?:us|it|me) alone|grievance|unmoved|nothing .{0,30} reaches|silence would|say no|wish(?:es)? it otherwise)\b/gi,
    weights: [0, 0.8, 1.7, -0.9, -0.9],
  },
  {
    name: 'in favour',
    pattern:
      /\b(?:support(?:s|er|ers|ive)?\b|back (?:it|the|this)|backers?|believ(?:e|es|ers?) in|in favou?r|want(?:s)? (?:it|the|to help)|convinced|persuaded|need no persuading|conviction|loyal\w*|likeliest|agree(?:s)?|approv\w+|grateful|proud|hope\w*|glad|welcome\w*|friends of)\b/gi,
    weights: [0, 0.1, 0.3, 1.3, 0.5],
  },
  {
    name: 'doing',
    pattern:
      /\b(?:already (?:do|does|gave|give|went|signed|enrolled|voted|carry|test|act|use|attend|come|on)\w*|regulars?|keep at it|habit voters|front-row|every (?:week|time|election|month)|have done it|signed up|pledged|booked|committed|members? of the (?:board|committee)|bring (?:along|one more)|brought along|enrolled|quitters?|volunteers?|organi[sz](?:e|es|ers?|ing)|first movers?|users for|standing givers|plan is made)\b/gi,
    weights: [0, 0, 0, 0.8, 1.7],
  },
]

/** What a text without a cue is worth: most people stand early for most objectives. */
export const priorWeights: StageWeights = [0.9, 0.9, 0.8, 0.45, 0.3]

/** A word that turns the cue after it round: "do not support", "never agreed". */
export const negation = /\b(?:not|never|no longer|n[o’']t|hardly|nobody|without|less than)\s+(?:\w+\s+)?$/i
