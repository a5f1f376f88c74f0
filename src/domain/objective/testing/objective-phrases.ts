import { readObjective } from '../read-objective.ts'

/** The phrases of an objective that a template could merely paste in; masked before two drafts are compared. */
export function objectivePhrases(desiredOutcome: string, region: string): string[] {
  const { who, what, subject, place, deadline, measure } = readObjective(desiredOutcome, region)
  return [
    who.plural,
    who.one,
    what.base,
    what.gerund,
    what.third,
    what.past,
    what.shortBase,
    what.shortGerund,
    subject.text,
    subject.bare,
    place.text,
    place.inPlace,
    ...(deadline === null ? [] : [deadline]),
    ...(measure === null ? [] : [measure]),
  ]
}
