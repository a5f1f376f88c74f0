import type { Situation } from '../objective/situation-types.ts'
import { nth } from '../objective/speak.ts'
import type { Candidate } from './candidate.ts'

/** Guesses about the matter itself: where it is met, what is mixed up, what speaks for and against, what could do harm. */
export function candidatesOfMatter({ reading, audience, behaviour, domain }: Situation): Candidate[] {
  const record = (index: number) => nth([...domain.records, ...behaviour.records], index)
  return [
    ...[...audience.media, ...domain.media].map((medium, index) => ({
      theme: 'media' as const,
      sort: 'medium',
      key: medium,
      topic: medium,
      guess: nth(
        [
          `${reading.who.plural} hear about ${reading.subject.text}, if at all, through ${medium}`,
          `the tone is set in ${medium} before any campaign speaks`,
          `nobody goes looking for ${reading.subject.text}, so it has to turn up in ${medium}`,
        ],
        index,
      ),
      test: nth(
        [
          `ask where people were when it last came up, and how they heard`,
          `read or listen for two weeks and count the mentions`,
          `place one dated notice there and ask a week later who saw it`,
        ],
        index,
      ),
      supports: `people can repeat something they saw or heard there`,
      refutes: `what they know came by word of mouth from a person they can name`,
    })),
    ...domain.misreadings.map((misreading, index) => ({
      theme: 'media' as const,
      sort: 'misreading',
      key: misreading,
      topic: `the confusion that ${misreading}`,
      guess: nth(
        [
          `part of the disagreement is a misunderstanding, since ${misreading}`,
          `two people may agree on ${reading.subject.text} without noticing, because ${misreading}`,
        ],
        index,
      ),
      test: nth(
        [
          `have ten people explain it to a twelve-year-old and write down the first mistake`,
          `ask the same thing in two wordings and see whether the answers differ`,
        ],
        index,
      ),
      supports: `views shift once the terms are sorted out`,
      refutes: `people get the terms right and disagree as before`,
    })),
    ...domain.objections.flatMap((objection, index) => [
      {
        theme: 'objections' as const,
        sort: 'objection',
        key: `${objection.claim} ${objection.fair}`,
        topic: `the argument that ${objection.claim}`,
        guess: nth(
          [
            `the objection that lasts is that ${objection.claim}`,
            `fair-minded people hold back because they think that ${objection.claim}`,
            `behind louder complaints is the belief that ${objection.claim}`,
          ],
          index,
        ),
        test: `give ten doubters an honest reply, one that sets out to ${objection.reply}, and see who changes their mind`,
        supports: `undecided people repeat it after hearing both cases`,
        refutes: `it is dropped as soon as a concrete case is on the table`,
      },
      {
        theme: nth(['objections', 'backfire', 'objections'] as const, index),
        sort: 'concession',
        key: objection.fair,
        topic: `the admission that ${objection.fair}`,
        guess: nth(
          [
            `admitting one point would gain more than it costs, namely that ${objection.fair}`,
            `the campaign loses people if it leaves out that ${objection.fair}`,
            `people start to listen once somebody admits that ${objection.fair}`,
          ],
          index,
        ),
        test: nth(
          [
            `try the message with and without the admission on two small groups`,
            `have an opponent rewrite the admission until it sounds fair`,
            `count how many quote the admission back as a defeat`,
          ],
          index,
        ),
        supports: `doubters keep reading after that line`,
        refutes: `supporters hear only weakness in it`,
      },
    ]),
    ...[...behaviour.backfire, ...domain.backfire].map((harm, index) => ({
      theme: 'backfire' as const,
      sort: 'harm',
      key: harm,
      topic: `the risk that ${harm}`,
      guess: nth(
        [
          `the campaign could do damage here, because ${harm}`,
          `a well-meant message can still fail, because ${harm}`,
          `one kind of mistake is remembered longer than the message: ${harm}`,
        ],
        index,
      ),
      test: nth(
        [
          `show a draft to five opponents and ask what they would say about it in public`,
          `find one earlier case and talk with somebody who was on the receiving end`,
          `agree on a warning sign and have somebody outside the team watch for it`,
          `run the smallest version first and read every reply`,
        ],
        index,
      ),
      supports: `several early readers object to the same place`,
      refutes: `early readers find it dull and nothing worse`,
    })),
    ...domain.reasons.map((reason, index) => ({
      theme: nth(['costs', 'objections'] as const, index),
      sort: 'reason',
      key: reason,
      topic: `the claim that ${reason}`,
      guess: nth([`the claim that holds up best is that ${reason}`, `one plain sentence may be enough: ${reason}`], index),
      test: `look for a counter-example in ${record(index)}`,
      supports: `people retell it with an example of their own`,
      refutes: `they agree politely and cannot repeat it`,
    })),
  ]
}
