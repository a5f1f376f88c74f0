import type { RoleKind, Situation, Voice } from '../objective/situation-types.ts'
import { nth } from '../objective/speak.ts'
import type { Candidate } from './candidate.ts'

function voices(list: readonly Voice[], weight: 'carry' | 'lose', { reading, audience }: Situation): Candidate[] {
  const who = reading.who.plural
  return list.map((voice, index) => ({
    theme: 'trust' as const,
    sort: weight,
    key: voice.who,
    topic: voice.who,
    guess:
      weight === 'carry'
        ? nth(
            [
              `${who} would listen to ${voice.who} on ${reading.subject.text}, because ${voice.because}`,
              `on this subject ${voice.who} would be believed before any official, because ${voice.because}`,
              `one conversation with ${voice.who} would do more than a month of notices, because ${voice.because}`,
            ],
            index,
          )
        : nth(
            [
              `${who} stop listening when a message comes from ${voice.who}, because ${voice.because}`,
              `whatever comes from ${voice.who} is searched for a motive, because ${voice.because}`,
              `the same words lose force when they come from ${voice.who}, because ${voice.because}`,
            ],
            index,
          ),
    test:
      index % 2 === 0
        ? `present the same three sentences as coming from ${voice.who} and from a stranger, and compare what people repeat a day later`
        : `ask around ${nth(audience.venues, index)} about the last advice people took from ${voice.who}`,
    supports: weight === 'carry' ? `people name ${voice.who} before they are prompted` : `people bring up, without being asked, that ${voice.because}`,
    refutes: weight === 'carry' ? `they like ${voice.who} and still decide by themselves` : `the words are judged the same whoever says them`,
  }))
}

/** Why a part people play matters, as the start of a guess, and how to check it. */
const partOf: Readonly<Record<RoleKind, { readonly guess: (name: string, stance: string) => string; readonly test: (subject: string) => string }>> = {
  supporter: {
    guess: (name, stance) => `${name}, who ${stance}, could bring others along`,
    test: () => `ask five of them to bring one person each and count who comes`,
  },
  gatekeeper: {
    guess: (name, stance) => `${name}, who ${stance}, decide whether a message gets through`,
    test: () => `ask six of them what they passed on in the last month and what they held back`,
  },
  opponent: {
    guess: (name, stance) => `${name}, who ${stance}, will answer in public, and undecided people will listen`,
    test: (subject) => `ask six of them what they would say about ${subject} at a public meeting`,
  },
  'cross-pressured': {
    guess: (name, stance) => `${name}, who ${stance}, can be moved more easily than anyone else`,
    test: () => `interview six of them twice, two weeks apart, and see who has moved`,
  },
  bystander: {
    guess: (name, stance) => `${name}, who ${stance}, will hear nothing unless somebody goes to them`,
    test: (subject) => `ask twenty of them what they have heard about ${subject}`,
  },
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
      topic: `the view that ${value}`,
      guess: nth(
        [
          `a request does better when it respects one conviction: ${value}`,
          `${who} will say yes to ${reading.what.shortGerund} only if they can still say that ${value}`,
          `many who refuse do so because ${value}`,
        ],
        index,
      ),
      test: nth(
        [
          `offer a version of the request that respects it and one that ignores it`,
          `ask for the last decision that turned on it and count those who cannot think of one`,
          `have people sort six reasons and see whether this one lands in the upper half`,
        ],
        index,
      ),
      supports: `people bring it up without being asked`,
      refutes: `people nod at it and give another reason for what they did`,
    })),
    ...domain.tensions.map((tension, index) => ({
      theme: 'values' as const,
      sort: 'tension',
      key: tension,
      topic: `the conflict in which ${tension}`,
      guess: nth(
        [
          `many hesitate because ${tension}`,
          `the same person can argue both sides, since ${tension}`,
          `what looks like indifference may be a standoff in which ${tension}`,
        ],
        index,
      ),
      test: nth(
        [
          `put both sides on one card and ask which gives way, and when`,
          `ask for a case in which the choice went the other way`,
          `interview two members of one household separately about the same choice`,
        ],
        index,
      ),
      supports: `the same person gives both sides within ten minutes`,
      refutes: `people stand firmly on one side and cannot recall being drawn to the other`,
    })),
    ...audience.divisions.map((division, index) => ({
      theme: nth(['values', 'norms'] as const, index),
      sort: 'division',
      key: division,
      topic: `the split in which ${division}`,
      guess: nth([`${who} have no single answer, because ${division}`, `the real argument is inside the group, where ${division}`], index),
      test: nth(
        [`recruit both sides in equal numbers and sort the answers without knowing who gave them`, `ask each side to predict what the other will say`],
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
      topic: `the calendar, where ${rhythm}`,
      guess: nth([`timing matters more than wording, because ${rhythm}`, `many who agree never get around to it, because ${rhythm}`], index),
      test: nth(
        [`send one plain notice at two different times and compare replies`, `lay the campaign’s dates over their calendar and mark every conflict`],
        index,
      ),
      supports: `the same words get more replies in a free hour`,
      refutes: `replies are just as few in a free week`,
    })),
    ...audience.networks.map((network, index) => ({
      theme: 'norms' as const,
      sort: 'network',
      key: network,
      topic: `the observation that ${network}`,
      guess: nth(
        [`a personal route would work better than a wide announcement, because ${network}`, `a few people carry the news for everyone, because ${network}`],
        index,
      ),
      test: nth([`give one piece of harmless news to two people and see where it turns up`, `ask twenty people who told them the last new thing`], index),
      supports: `the same few names come up in separate interviews`,
      refutes: `everybody heard it alone and from a screen`,
    })),
    ...domain.roles.map((role) => ({
      theme: role.kind === 'opponent' || role.kind === 'cross-pressured' ? ('objections' as const) : ('norms' as const),
      sort: 'role',
      key: `${role.name} ${role.stance}`,
      topic: role.name,
      guess: partOf[role.kind].guess(role.name, role.stance),
      test: partOf[role.kind].test(reading.subject.text),
      supports: `others mention them without being asked`,
      refutes: `nobody else can name one of them`,
    })),
    ...audience.blindSpots.map((blind, index) => ({
      theme: 'measurement' as const,
      sort: 'blind-spot',
      key: blind,
      topic: `the warning that ${blind}`,
      guess: nth([`what is usually said about ${who} is skewed, because ${blind}`, `interviews alone will mislead, because ${blind}`], index),
      test: `interview ten people around ${nth(audience.venues, index)} and ten in their own homes, and compare`,
      supports: `the two sets of interviews disagree`,
      refutes: `the two sets of interviews give the same picture`,
    })),
  ]
}
