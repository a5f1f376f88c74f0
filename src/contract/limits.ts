/** The counts and lengths that schemas, prompts, drafts and screens share. Lengths are UTF-16 code units. */
export const limits = {
  desiredOutcomeLength: 4000,
  /** What a form may hold while it is being written: long enough to paste too much and cut it down. */
  outcomeDraftLength: 20_000,
  regionLength: 200,
  titleLength: 200,
  nameLength: 200,
  sentenceLength: 2000,
  paragraphLength: 8000,
  lensesMax: 60,
  lensesMin: 12,
  lensCategoriesMin: 4,
  segments: 20,
  /** More than one analysis makes, so that a user's own additions and older reports fit. */
  segmentsMax: 100,
  personasPerSegment: 5,
  hpemStages: 5,
  scenesMin: 3,
  scenesMax: 8,
  effectivenessMax: 10,
  reportsListMax: 500,
} as const
