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
        `${barrier.people} hold back because ${barrier.because}`,
        `${barrier.people} would say yes if they were offered ${barrier.relief}, because as things stand ${barrier.because}`,
        `no message will move ${barrier.people} as long as ${barrier.because}`,
      ],
      index,
    ),
    test: barrier.test,
    supports: `some who had refused say yes once they are offered ${barrier.relief}`,
    refutes: `the answer is still no with ${barrier.relief} in place`,
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
          `the main thing people count against ${reading.what.shortGerund} is ${cost}`,
          `the cost that nobody mentions is ${cost}`,
          `people fear ${cost} more beforehand than they mind it afterward`,
        ],
        index,
      ),
      test: nth(
        [
          `ask for the worst part before asking for the reasons`,
          `remove that cost for ten people and see how many more say yes`,
          `compare people who expect it with people who have been through it`,
        ],
        index,
      ),
      supports: `people who have never met name it first`,
      refutes: `people who have done it need to be reminded of it`,
    })),
    ...behaviour.benefits.map((benefit, index) => ({
      theme: 'costs' as const,
      sort: 'benefit',
      key: benefit,
      topic: benefit,
      guess: nth(
        [
          `what keeps people going is ${benefit}, more than any public good`,
          `people who did it talk about ${benefit} and hardly about the cause`,
          `people who refuse leave out ${benefit}, because it comes late`,
        ],
        index,
      ),
      test: nth(
        [
          `ask people a month later what they noticed first`,
          `promise nothing and see whether they mention it`,
          `tell one group about it beforehand and another nothing`,
        ],
        index,
      ),
      supports: `people who came back describe it in their own words`,
      refutes: `people who came back speak of duty and hardly of any gain`,
    })),
    ...behaviour.motives.map((motive, index) => ({
      theme: nth(['norms', 'costs', 'norms'] as const, index),
      sort: 'motive',
      key: motive,
      topic: `the reason that ${motive}`,
      guess: nth(
        [
          `most who said yes had one plain reason: ${motive}`,
          `people act first because ${motive}, and find arguments later`,
          `a small push is enough where ${motive}`,
        ],
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
          `a change would show up first in ${source}`,
          `without ${source} nobody could tell a real change from chance`,
          `interviews will say less about what people do than ${source}`,
        ],
        index,
      ),
      test: nth(
        [
          `get the figure for two earlier periods before anything starts`,
          `ask whoever keeps the record what else would make it move`,
          `have two people count the same sample and compare`,
          `find a comparable place where nothing is planned`,
        ],
        index,
      ),
      supports: `the figure moves where people were contacted and not elsewhere`,
      refutes: `it moves everywhere at once`,
    })),
    ...behaviour.steps.slice(1, -1).map((step, index) => ({
      theme: nth(['barriers', 'measurement'] as const, index),
      sort: 'step',
      key: step,
      topic: `the step of ${step}`,
      guess: nth(
        [`more people drop out at ${step} than at any later step`, `good intentions run out at ${step}`, `people who get past ${step} nearly always finish`],
        index,
      ),
      test: nth(
        [`count ten people through each step`, `make that step alone easier and look at the next one`, `ask people who left there what they did next`],
        index,
      ),
      supports: `the count falls at that step in two separate samples`,
      refutes: `most people never get that far`,
    })),
  ]
}
