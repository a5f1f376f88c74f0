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
          `word of ${reading.subject.text} arrives, if at all, through ${medium}`,
          `what is said in ${medium} sets the terms before any campaign speaks`,
          `nobody goes looking for ${reading.subject.bare}, and ${medium} decide whether it turns up`,
        ],
        index,
      ),
      test: nth(
        [
          `ask where they were when it last came up, and through what`,
          `read or listen for two weeks and count the mentions`,
          `place one dated notice there and ask a week later who saw it`,
        ],
        index,
      ),
      supports: `people can repeat something that stood there`,
      refutes: `what they know came by word of mouth and can be traced to a person`,
    })),
    ...domain.misreadings.map((misreading, index) => ({
      theme: 'media' as const,
      sort: 'misreading',
      key: misreading,
      topic: misreading,
      guess: nth(
        [`part of the disagreement is a mix-up: ${misreading}`, `two people may agree on ${reading.subject.text} and not notice it, since ${misreading}`],
        index,
      ),
      test: nth(
        [
          `have ten people explain it to somebody of twelve and write down the first slip`,
          `ask the same thing in two wordings and see whether the answers part`,
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
        topic: objection.claim,
        guess: nth(
          [
            `the argument with the most staying power is that ${objection.claim}`,
            `fair-minded people hold back over one thing: ${objection.claim}`,
            `what is said loudly differs, but underneath it is that ${objection.claim}`,
          ],
          index,
        ),
        test: objection.reply,
        supports: `undecided people repeat it after hearing both cases`,
        refutes: `it is dropped as soon as a concrete case is on the table`,
      },
      {
        theme: nth(['objections', 'backfire', 'objections'] as const, index),
        sort: 'concession',
        key: objection.fair,
        topic: objection.fair,
        guess: nth(
          [
            `conceding one point would gain more than it costs, namely that ${objection.fair}`,
            `leaving one thing unsaid does the harm: ${objection.fair}`,
            `trust begins with the admission that ${objection.fair}`,
          ],
          index,
        ),
        test: nth(
          [
            `try the message with and without the concession on two small groups`,
            `let an opponent rewrite the concession until it sounds fair`,
            `count how many quote the concession back as a defeat`,
          ],
          index,
        ),
        supports: `doubters go on reading after that line`,
        refutes: `supporters hear only weakness in it`,
      },
    ]),
    ...[...behaviour.backfire, ...domain.backfire].map((harm, index) => ({
      theme: 'backfire' as const,
      sort: 'harm',
      key: harm,
      topic: harm,
      guess: nth(
        [
          `the campaign could do damage here, because ${harm}`,
          `good intentions are no shield: ${harm}`,
          `a mistake of this kind is remembered longer than the message: ${harm}`,
        ],
        index,
      ),
      test: nth(
        [
          `show a draft to five people who are against and ask what they would say about it in public`,
          `look for one earlier case and speak with somebody who was on the receiving end`,
          `agree on a stop sign and give it to somebody outside the team`,
          `run the smallest version first and read every reply`,
        ],
        index,
      ),
      supports: `first readers stop at the same place`,
      refutes: `readers complain of dullness and nothing else`,
    })),
    ...domain.reasons.map((reason, index) => ({
      theme: nth(['costs', 'objections'] as const, index),
      sort: 'reason',
      key: reason,
      topic: reason,
      guess: nth([`the reason that could hold up is that ${reason}`, `one plain sentence may be enough: ${reason}`], index),
      test: `look for a counter-example in ${record(index)}`,
      supports: `people retell it with an example of their own`,
      refutes: `they agree politely and cannot say it again`,
    })),
  ]
}
