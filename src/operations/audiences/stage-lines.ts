import type { HpemAnalysis } from '../../contract/hpem-analysis.ts'
import { type HpemStage, hpemStages } from '../../contract/hpem-stage.ts'
import { quotable } from '../segments/quotable.ts'

/** Longer lines are cut at a word; they stand inside another sentence. */
const lineLength = 150

/** Lines that say where a behaviour is counted and not what somebody does. */
const aboutCounting = /^(?:to count|shows? (?:in|as|when|up)|count(?:able|ed)?|the tally|ask the same people|measured?|where it shows)\b/i

export interface StageLines {
  readonly effects: readonly string[]
  readonly behaviours: readonly string[]
}

/** The points of a text that may come as lines, bullets or a paragraph. Never empty for a text that is not. */
function pointsOf(text: string): string[] {
  const lines = text.split(/\n+/).map((line) => line.replace(/^[\s\-•*–]*(?:\d+[.)]\s+)?/u, ''))
  const spoken = text.split(/(?<=[.?!…]["”’)]?)\s+/u)
  const parts = lines.length > 1 ? lines : spoken.length > 1 ? spoken : text.split(/;\s+/u)
  const points = parts.map((point) => quotable(point, lineLength)).filter((point) => /\p{L}/u.test(point))
  return points.length > 0 ? points : [quotable(text, lineLength) || '…']
}

/** What an analysis says of each stage, point by point. */
export function stageLines({ hpem }: HpemAnalysis): Readonly<Record<HpemStage, StageLines>> {
  const linesOf = (stage: HpemStage): StageLines => {
    const entry = hpem[hpemStages.indexOf(stage)]
    const behaviours = pointsOf(entry?.behaviors ?? '')
    const seen = behaviours.filter((line) => !aboutCounting.test(line))
    return { effects: pointsOf(entry?.psychological_effects ?? ''), behaviours: seen.length > 0 ? seen : behaviours }
  }
  return {
    Awareness: linesOf('Awareness'),
    Engagement: linesOf('Engagement'),
    Evaluation: linesOf('Evaluation'),
    'Attitude Shift': linesOf('Attitude Shift'),
    'Behavioral Commitment': linesOf('Behavioral Commitment'),
  }
}
