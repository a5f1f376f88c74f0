/**
 * What each thing found in a message is worth to the one who hears it, in points of the 0 to 10 scale.
 * Rule-based, not validated against people: these are judgements of what the trade has long known (one's own obstacle
 * answered beats praise, contempt ends the talk, a claim wants a source), to be replaced by weights fitted to real
 * ratings once there are some. Nothing here is an estimate of an effect.
 */
export const deliveryWeights = {
  /** An understandable notice on the subject, before anything else is known. */
  base: 4.3,
  /** Factor on the whole when the script speaks of something else than the objective, or of nothing in this life. */
  offTopicFactor: 0.35,
  /** Factor on the whole per insulting sentence; one is enough to lose the listener. */
  insultFactor: 0.2,
  /** Highest score after an insult, and for a script off its subject: low for everybody. */
  insultCap: 1.5,
  offTopicCap: 2,
  /** A script that cannot be understood. */
  unreadable: 0.5,
  otherLanguage: 1,

  obstacleLifted: 1.6,
  obstacleNamed: 0.5,
  /** The script never comes near what holds this person back. */
  obstacleMissed: -0.4,
  motive: 0.9,
  life: 0.5,
  trustedVoice: 0.7,
  distrustedVoice: -1,
  concession: 0.6,
  sourcedClaim: 0.3,
  /** Per claim, at most three counted; half as much again for somebody who asks for proof. */
  bareClaim: -0.8,
  lecture: -1.3,
  guilt: -1.1,
  fear: -0.8,
  hype: -0.7,
  jargon: -0.6,
  concrete: 0.5,
  vague: -0.5,
  goodOpening: 0.3,
  slowOpening: -0.4,
  askFits: 0.5,
  /** The script asks for more than its stage, or than somebody who is not willing yet will hear. */
  askTooSoon: -1.1,
  noAsk: -0.4,
  manyAsks: -0.6,
  rushed: -0.7,
  tooLong: -0.6,
  repeats: -0.8,
  /** Times the persona's readiness (-1 to 1): the unwilling are harder to move, the willing easier. */
  readiness: 1.2,
} as const
