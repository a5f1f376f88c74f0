import type { HpemStage } from '../../contract/hpem-stage.ts'
import { slotsOf } from '../objective/fill-slots.ts'
import type { RoleKind, Situation } from '../objective/situation-types.ts'
import { capital, sentence } from '../objective/speak.ts'
import { partTests, testFrames } from './data/check-frames.data.ts'
import { insightFrames, namedFrames, passingFrames, topicFrames, touchFrames, uncoveredFrames } from './data/insight-frames.data.ts'
import { mechanismFrames, plainFrames, replyFrames, roleFrames } from './data/mechanism-frames.data.ts'
import { stakeFrames } from './data/stake-frames.data.ts'
import type { Dealer } from './dealer.ts'
import { fillFrame } from './fill-frame.ts'
import type { Group } from './group.ts'
import type { InsightLink } from './match-insights.ts'

/** The asks that are small enough, or large enough, for a part people play. */
const askStages: Readonly<Record<RoleKind, readonly HpemStage[]>> = {
  supporter: ['Behavioral Commitment', 'Attitude Shift'],
  'cross-pressured': ['Evaluation'],
  bystander: ['Awareness', 'Engagement'],
  gatekeeper: ['Engagement'],
  opponent: ['Awareness'],
}

/** Why they do not act and what would move them. */
export function mechanismSentence(group: Group, { behaviour, domain }: Situation, dealer: Dealer): string {
  if (group.reply !== null) return sentence(fillFrame(dealer.deal('reply', replyFrames), { y: group.reply }))
  if (group.relief !== null && group.barrier !== null) {
    const frames = mechanismFrames[group.barrier]
    // A phrase with a comma reads wrong before a verb.
    const last = group.relief.includes(',')
    const frame = last
      ? dealer.deal(
          `mechanism ${group.barrier} last`,
          frames.filter((text) => text.endsWith('{r}.')),
        )
      : dealer.deal(`mechanism ${group.barrier}`, frames)
    return sentence(fillFrame(frame, { r: group.relief }))
  }
  const stage = dealer.dealOnce(`ask ${group.kind}`, askStages[group.kind])
  if (stage === null && (group.kind === 'supporter' || group.kind === 'bystander')) {
    return fillFrame(dealer.deal(`plain ${group.kind}`, plainFrames[group.kind]), {
      b: dealer.deal('told benefit', behaviour.benefits),
      m: dealer.deal('told medium', domain.media),
    })
  }
  return fillFrame(dealer.deal(`role ${group.kind}`, roleFrames[group.kind]), {
    a: behaviour.asks[stage ?? 'Engagement'],
    l: dealer.deal('shown', domain.records),
  })
}

/** What the group means for this objective's place and date, where there is something to say that was not said yet. */
function stakeSentence(group: Group, { reading }: Situation, dealer: Dealer): string | null {
  const outside = group.source === 'role' && group.kind === 'supporter'
  const practical = group.barrier === 'time' || group.barrier === 'access' || group.barrier === 'money'
  const kind = practical ? 'practical' : outside ? 'outside supporter' : group.kind
  const frame = dealer.dealOnce(`stake ${kind}`, stakeFrames[kind])
  return frame === null ? null : sentence(fillFrame(frame, { ...slotsOf(reading), when: reading.deadline ?? 'in the end' }))
}

function linkSentence(link: InsightLink, dealer: Dealer): string {
  if (link.about) return fillFrame(dealer.deal('named', namedFrames), { n: link.name })
  if (link.same) return fillFrame(dealer.deal('passing', passingFrames), { n: link.name })
  if (link.quote !== null) return sentence(fillFrame(dealer.deal('insight', insightFrames), { n: link.name, q: link.quote }))
  return fillFrame(link.topic ? dealer.deal('topic', topicFrames) : dealer.deal('touch', touchFrames), { n: link.name })
}

/** Which insight it rests on, by the lens's name; null where none does and it has been said often enough. */
export function insightSentence(link: InsightLink | null, dealer: Dealer): string | null {
  if (link === null) return dealer.dealOnce('uncovered', uncoveredFrames)
  return dealer.fresh(() => linkSentence(link, dealer))
}

/** How this reading of the group could turn out wrong. */
export function checkSentence(group: Group, situation: Situation, dealer: Dealer): string {
  const part = group.source === 'objection' ? 'argument' : group.kind
  const test = group.test ?? fillFrame(dealer.deal(`part test ${part}`, partTests[part]), slotsOf(situation.reading))
  return fillFrame(dealer.deal('test', testFrames), { t: test })
}

export function explainGroup(group: Group, link: InsightLink | null, situation: Situation, dealer: Dealer): string {
  return [
    dealer.fresh(() => mechanismSentence(group, situation, dealer)),
    stakeSentence(group, situation, dealer),
    insightSentence(link, dealer),
    dealer.fresh(() => checkSentence(group, situation, dealer)),
  ]
    .filter((part) => part !== null)
    .map(capital)
    .join(' ')
}
