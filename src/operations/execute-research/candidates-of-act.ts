import type { Barrier, Situation } from '../objective/situation-types.ts'
import { nth } from '../objective/speak.ts'
import type { Candidate } from './candidate.ts'

function obstacle(barrier: Barrier, index: number): Candidate {
  return {
    theme: 'barriers',
    sort: 'obstacle',
    key: `${barrier.people} ${barrier.because} ${barrier.relief}`,
    topic: barrier.people,
    guess: nth(
      [
        `for ${barrier.people}, what stands in the way is that ${barrier.because}`,
        `${barrier.people} would say yes to ${barrier.relief}, because as things are ${barrier.because}`,
        `no message reaches ${barrier.people} as long as ${barrier.because}`,
        `the trouble with ${barrier.people} is practical and not one of opinion: ${barrier.because}`,
      ],
      index,
    ),
    test: barrier.test,
    supports: `given ${barrier.relief}, some who had refused come round`,
    refutes: `with ${barrier.relief} in place the answer is still no`,
  }
}

/** Guesses about doing it: what it costs and gives back, what stands in the way, where it stops and how it shows. */
export function candidatesOfAct({ reading, audience, behaviour, domain }: Situation): Candidate[] {
  return [
    ...behaviour.costs.map((cost, index) => ({
      theme: 'costs' as const,
      sort: 'cost',
      key: cost,
      topic: cost,
      guess: nth(
        [
          `what people count against ${reading.what.shortGerund} is ${cost}`,
          `the price that nobody mentions is ${cost}`,
          `${cost} weighs more beforehand than afterwards`,
        ],
        index,
      ),
      test: nth(
        [
          `ask for the worst part before asking for the reasons`,
          `take that cost away for ten people and see how many more say yes`,
          `compare those who expect it with those who have paid it`,
        ],
        index,
      ),
      supports: `it is named first by people who have never met each other`,
      refutes: `those who have done it have to be reminded of it`,
    })),
    ...behaviour.benefits.map((benefit, index) => ({
      theme: 'costs' as const,
      sort: 'benefit',
      key: benefit,
      topic: benefit,
      guess: nth(
        [
          `what keeps people at it is ${benefit}, more than any public good`,
          `those who did it speak of ${benefit} and hardly of the cause`,
          `${benefit} arrives late and is therefore left out of every refusal`,
        ],
        index,
      ),
      test: nth(
        [
          `ask people a month later what they noticed first`,
          `promise nothing and see whether they mention it`,
          `tell one group of it beforehand and another nothing`,
        ],
        index,
      ),
      supports: `returners describe it in their own words`,
      refutes: `returners name duty and hardly any gain`,
    })),
    ...behaviour.motives.map((motive, index) => ({
      theme: nth(['norms', 'costs', 'norms'] as const, index),
      sort: 'motive',
      key: motive,
      topic: motive,
      guess: nth(
        [`behind a yes there is usually this: ${motive}`, `arguments come later; first of all ${motive}`, `the push that counts is a small one: ${motive}`],
        index,
      ),
      test: nth(
        [
          `ask the last ten who did it what happened in the hour before`,
          `follow five people from first mention to decision`,
          `ask who else was present when they decided`,
        ],
        index,
      ),
      supports: `several accounts share that one moment`,
      refutes: `the accounts have nothing in common but the outcome`,
    })),
    ...[...behaviour.barriers, ...audience.barriers, ...domain.barriers].map(obstacle),
    ...[...behaviour.records, ...domain.records].map((source, index) => ({
      theme: 'measurement' as const,
      sort: 'record',
      key: source,
      topic: source,
      guess: nth(
        [
          `a change would show first in ${source}`,
          `without ${source} nobody could tell success from weather`,
          `${source} say more about what people do than any interview`,
        ],
        index,
      ),
      test: nth(
        [
          `get the figure for two earlier periods before anything starts`,
          `ask the keeper of the record what would make it move for other reasons`,
          `have two people count the same sample`,
          `find a comparable place where nothing is planned`,
        ],
        index,
      ),
      supports: `it moves in the approached group and not in the other`,
      refutes: `it moves everywhere at once`,
    })),
    ...behaviour.steps.slice(1, -1).map((step, index) => ({
      theme: nth(['barriers', 'measurement'] as const, index),
      sort: 'step',
      key: step,
      topic: step,
      guess: nth(
        [`more people are lost at ${step} than at any later point`, `${step} is where good will runs out`, `those who get past ${step} nearly always finish`],
        index,
      ),
      test: nth([`count ten people through each step`, `shorten that step alone and look at the next`, `ask those who left there what they did next`], index),
      supports: `the count falls there in two separate samples`,
      refutes: `most never come as far as that`,
    })),
  ]
}
