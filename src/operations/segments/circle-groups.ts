import type { Situation } from '../objective/situation-types.ts'
import { list, nth, sentence } from '../objective/speak.ts'
import { carrierNames, circleNames, mixedUpNames, souredNames } from './data/circle-names.data.ts'
import type { Group } from './group.ts'

const plain = { source: 'circle', barrier: null, relief: null, reply: null, test: null } as const

/** Groups known by how near they are to the behaviour, or by how word about it reaches them. */
export function circleGroups({ reading, domainName, audienceKind, behaviour, domain, audience }: Situation): Group[] {
  const names = circleNames[reading.what.class]
  const voices = [nth(audience.trusted, 0), nth(domain.trusted, 0), nth(domain.trusted, 1)]
  return [
    {
      ...plain,
      kind: 'supporter',
      name: names.done,
      known: names.done,
      life: names.doneLife,
      stance: sentence(`they keep at it because ${nth(behaviour.motives, 0).replace(/^habit: /, 'of habit: ')}`),
      hitch: sentence(`what it costs them is ${list(behaviour.costs.slice(0, 2), 'or')}, and they have stopped noticing that this keeps others away`),
      test: 'ask each of them whom they last brought along',
      stage: 'Behavioral Commitment',
    },
    {
      ...plain,
      kind: 'supporter',
      name: names.almost,
      known: names.almost,
      life: names.almostLife,
      stance: sentence(`what tips people like them is often simple: ${nth(behaviour.motives, 1)}`),
      hitch: sentence(`so far they have weighed ${nth(behaviour.benefits, 0)} against ${nth(behaviour.costs, 2)}, and nobody has tipped it`),
      test: 'have one person they know ask ten of them by name and count',
      stage: 'Attitude Shift',
    },
    {
      ...plain,
      kind: 'gatekeeper',
      name: 'Go-betweens people check with',
      known: 'Go-betweens people check with',
      life: sentence(`${list(voices.map((voice) => voice.who))} are asked before any office is`),
      stance: sentence(`what earns ${nth(domain.trusted, 2).who} a hearing, to take one more, is that ${nth(domain.trusted, 2).because}`),
      hitch: sentence(`repeating a campaign’s line would spend exactly that, so on ${reading.subject.text} most of them wait to be asked`),
      test: `show three of them a draft and ask which sentence they could not repeat`,
      stage: 'Engagement',
    },
    {
      ...plain,
      kind: 'bystander',
      name: mixedUpNames[domainName],
      known: nth(domain.misreadings, 1),
      life: sentence(`in their everyday talk ${nth(domain.misreadings, 0)}`),
      stance: sentence(`on top of that, ${nth(domain.misreadings, 1)}`),
      hitch: sentence(`they feel informed about ${reading.subject.text} and therefore look nothing up`),
      test: 'put one open question to thirty of them and sort the answers by mix-up',
      stage: 'Awareness',
    },
    {
      ...plain,
      kind: 'opponent',
      name: souredNames[reading.what.class],
      known: nth(domain.backfire, 0),
      life: sentence(`they brace for one thing in any campaign: ${nth(behaviour.backfire, 0)}`),
      stance: sentence(`on this subject they expect a second fault: ${nth(domain.backfire, 0)}`),
      hitch: sentence(`any polished sender is met with that expectation before a word about ${reading.subject.text} is read`),
      test: `ask what the last campaign did wrong before showing them this one`,
      stage: 'Engagement',
    },
    {
      ...plain,
      kind: 'gatekeeper',
      name: carrierNames[audienceKind],
      known: carrierNames[audienceKind],
      life: sentence(`word of mouth has a route here: ${nth(audience.networks, 0)}`),
      stance: sentence(`it also holds that ${nth(audience.networks, 1)}`),
      hitch: sentence(`they pass on what is useful to the listener, and ${reading.what.shortGerund} has not been put to them in that form`),
      test: 'ask twenty people who told them last, and draw the arrows',
      stage: 'Engagement',
    },
  ]
}
