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
      people: names.done,
      known: names.done,
      life: names.doneLife,
      stance: sentence(`${names.done} have done it before, most of them for one reason: ${nth(behaviour.motives, 0)}`),
      hitch: sentence(`they tend to forget that ${nth(behaviour.costs, 0)} keeps others away, and so does ${nth(behaviour.costs, 1)}`),
      test: 'ask each of them whom they last brought along',
      stage: 'Behavioral Commitment',
    },
    {
      ...plain,
      kind: 'supporter',
      name: names.almost,
      people: names.almost,
      known: names.almost,
      life: names.almostLife,
      stance: sentence(`${names.almost} need only a small push to ${reading.what.shortBase}; with others it was that ${nth(behaviour.motives, 1)}`),
      hitch: sentence(`so far ${nth(behaviour.costs, 2)} weighs as much with them as ${nth(behaviour.benefits, 0)}`),
      test: 'have one person they know ask ten of them by name and count who says yes',
      stage: 'Attitude Shift',
    },
    {
      ...plain,
      kind: 'gatekeeper',
      name: 'Trusted go-betweens',
      people: 'Trusted go-betweens',
      known: 'Trusted go-betweens',
      life: sentence(`people turn to ${list(voices.map((voice) => voice.who))} before they call any office`),
      stance: sentence(
        `trusted go-betweens are people whom others ask first; what earns ${nth(domain.trusted, 2).who} a hearing is that ${nth(domain.trusted, 2).because}`,
      ),
      hitch: sentence(`repeating a campaign’s line would cost them people’s trust, so on ${reading.subject.text} most of them wait to be asked`),
      test: 'ask five of them what they were asked about last week and what they answered',
      stage: 'Engagement',
    },
    {
      ...plain,
      kind: 'bystander',
      name: mixedUpNames[domainName],
      people: mixedUpNames[domainName],
      known: nth(domain.misreadings, 1),
      life: sentence(`a second mistake is common among them: ${nth(domain.misreadings, 0)}`),
      stance: sentence(`${mixedUpNames[domainName]} feel informed and share a common mistake: ${nth(domain.misreadings, 1)}`),
      hitch: sentence(`they think they know all about ${reading.subject.text}, so they never look it up`),
      test: 'put one open question to thirty of them and sort the answers by mistake',
      stage: 'Awareness',
    },
    {
      ...plain,
      kind: 'opponent',
      name: souredNames[reading.what.class],
      people: souredNames[reading.what.class],
      known: nth(domain.backfire, 0),
      life: sentence(`on this subject they expect a second mistake: ${nth(domain.backfire, 0)}`),
      stance: sentence(`${souredNames[reading.what.class]} turned against campaigns like this one after a bad experience: ${nth(behaviour.backfire, 0)}`),
      hitch: sentence(`they were pushed once before, and now anything polished makes them careful before they read a word about ${reading.subject.text}`),
      test: `ask what the last campaign did wrong before showing them this one`,
      stage: 'Engagement',
    },
    {
      ...plain,
      kind: 'gatekeeper',
      name: carrierNames[audienceKind],
      people: carrierNames[audienceKind],
      known: carrierNames[audienceKind],
      life: sentence(`they matter for another reason too: ${nth(audience.networks, 1)}`),
      stance: sentence(`${carrierNames[audienceKind]} pass news along, and that counts because ${nth(audience.networks, 0)}`),
      hitch: sentence(`they pass on what is useful to the listener, and nobody has put ${reading.what.shortGerund} to them in a form they can use`),
      test: 'ask twenty people who told them last and draw the connections',
      stage: 'Engagement',
    },
  ]
}
