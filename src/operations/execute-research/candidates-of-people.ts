import type { Situation, Voice } from '../objective/situation-types.ts'
import { nth } from '../objective/speak.ts'
import type { Candidate } from './candidate.ts'

function voices(list: readonly Voice[], weight: 'carry' | 'lose', { reading, audience }: Situation): Candidate[] {
  return list.map((voice, index) => ({
    theme: 'trust' as const,
    sort: weight,
    key: voice.who,
    topic: voice.who,
    guess:
      weight === 'carry'
        ? nth(
            [
              `${voice.who} would be listened to on ${reading.subject.text}, on the ground that ${voice.because}`,
              `${reading.who.plural} take it from ${voice.who} more readily than from an official, as ${voice.because}`,
              `one conversation with ${voice.who} outweighs a month of notices, and the reason is that ${voice.because}`,
            ],
            index,
          )
        : nth(
            [
              `${voice.who} would cost the message its hearing, since ${voice.because}`,
              `whatever comes from ${voice.who} is read for its motive first, as ${voice.because}`,
              `the same words lose half their force in the mouth of ${voice.who}, for ${voice.because}`,
            ],
            index,
          ),
    test:
      index % 2 === 0
        ? `have the same three sentences delivered by ${voice.who} and by a stranger, and compare what is repeated a day later`
        : `ask at ${nth(audience.venues, index)} for the last advice people took from ${voice.who}`,
    supports: weight === 'carry' ? `people name ${voice.who} before they are prompted` : `people bring up, unprompted, that ${voice.because}`,
    refutes: weight === 'carry' ? `they like ${voice.who} and still decide by themselves` : `the words are judged the same whoever says them`,
  }))
}

/** Guesses about the people: what they hold, whom they hear, how word travels, and what skews the picture. */
export function candidatesOfPeople(situation: Situation): Candidate[] {
  const { reading, audience, domain } = situation
  const who = reading.who.plural
  return [
    ...audience.values.map((value, index) => ({
      theme: 'values' as const,
      sort: 'value',
      key: value,
      topic: value,
      guess: nth(
        [
          `before ${who} ask what ${reading.subject.text} would do, they ask whether it squares with this: ${value}`,
          `a yes to ${reading.what.shortGerund} has to be sayable in these terms: ${value}`,
          `people refuse in the name of a principle they seldom speak aloud, namely that ${value}`,
        ],
        index,
      ),
      test: nth(
        [
          `ask for the last decision that turned on it and count those who have none`,
          `offer a version of the request that honors it and one that ignores it`,
          `let people sort six reasons and see whether it lands in the upper half`,
        ],
        index,
      ),
      supports: `stories told without prompting run along this line`,
      refutes: `people nod to it and give another reason for what they did`,
    })),
    ...domain.tensions.map((tension, index) => ({
      theme: 'values' as const,
      sort: 'tension',
      key: tension,
      topic: tension,
      guess: nth(
        [
          `the hesitation is a conflict inside one person, where ${tension}`,
          `neither side is simply for or against; ${tension}`,
          `what looks like indifference may be a stalemate in which ${tension}`,
        ],
        index,
      ),
      test: nth(
        [
          `put both goods on one card and ask which gives way, and when`,
          `ask for a case in which the choice went the other way`,
          `interview two members of one household apart on the same choice`,
        ],
        index,
      ),
      supports: `the same person gives both sides within ten minutes`,
      refutes: `people stand firmly on one side and cannot recall the pull of the other`,
    })),
    ...audience.divisions.map((division, index) => ({
      theme: nth(['values', 'norms'] as const, index),
      sort: 'division',
      key: division,
      topic: division,
      guess: nth(
        [
          `there is no single answer from ${who}: ${division}`,
          `asked as one group, ${who} give an average that fits nobody, for ${division}`,
          `the argument runs inside the group: ${division}`,
        ],
        index,
      ),
      test: nth(
        [`recruit both sides in equal numbers and code the answers without knowing who gave them`, `ask each side to predict the other’s answer`],
        index,
      ),
      supports: `the split predicts who says yes better than age or income does`,
      refutes: `both sides give the same reasons in the same order`,
    })),
    ...voices(audience.trusted, 'carry', situation),
    ...voices(audience.distrusted, 'lose', situation),
    ...voices(domain.trusted, 'carry', situation),
    ...voices(domain.distrusted, 'lose', situation),
    ...audience.rhythms.map((rhythm, index) => ({
      theme: nth(['barriers', 'costs'] as const, index),
      sort: 'rhythm',
      key: rhythm,
      topic: rhythm,
      guess: nth([`timing does more than wording, because ${rhythm}`, `the calendar says no before anybody does: ${rhythm}`], index),
      test: nth(
        [`send one plain notice at two different times and compare replies`, `lay the campaign’s dates over their calendar and mark every collision`],
        index,
      ),
      supports: `the same words do better in a free hour`,
      refutes: `replies are as thin in a free week as in a full one`,
    })),
    ...audience.networks.map((network, index) => ({
      theme: 'norms' as const,
      sort: 'network',
      key: network,
      topic: network,
      guess: nth([`the way in runs through people: ${network}`, `one could do without the wide announcement, for ${network}`], index),
      test: nth([`give one piece of harmless news to two people and see where it turns up`, `ask twenty who told them of the last new thing`], index),
      supports: `the same few names come up in separate talks`,
      refutes: `everybody heard it alone and from a screen`,
    })),
    ...domain.roles.map((role, index) => ({
      theme: role.kind === 'opponent' || role.kind === 'cross-pressured' ? ('objections' as const) : ('norms' as const),
      sort: 'role',
      key: `${role.name} ${role.stance}`,
      topic: role.name,
      guess: nth(
        [
          `${role.name} matter more than their number: they ${role.stance}`,
          `much hangs on ${role.name}, who ${role.stance}`,
          `${role.name} ${role.stance}, and others read them before they decide`,
        ],
        index,
      ),
      test: nth(
        [
          `interview six of them and six of their neighbors`,
          `leave them out of one pilot and see what changes`,
          `ask others what these people said the last time`,
        ],
        index,
      ),
      supports: `others wait to see what they do`,
      refutes: `nobody else can name one of them`,
    })),
    ...audience.blindSpots.map((blind, index) => ({
      theme: 'measurement' as const,
      sort: 'blind-spot',
      key: blind,
      topic: blind,
      guess: nth([`what is commonly said about ${who} is skewed, because ${blind}`, `the picture of ${who} one gets by asking is off, for ${blind}`], index),
      test: `reach ten through ${nth(audience.findable, index)} and ten at ${nth(audience.venues, index)}, and compare`,
      supports: `the two tens disagree`,
      refutes: `the two tens give the same picture`,
    })),
  ]
}
