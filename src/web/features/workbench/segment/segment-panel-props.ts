import type { ReactNode } from 'react'
import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { StageDelivery } from '../../../../contract/delivery-result.ts'
import type { HpemStage } from '../../../../contract/hpem-stage.ts'
import type { AnalysisEdit } from '../analysis/edits.ts'
import type { StaleAnswers } from '../analysis/stale-answers.ts'
import type { SegmentAddress, SegmentPart } from './segment-address.ts'

/** What of one segment's story is out of date. */
export interface StaleStory {
  readonly hpemMapping: boolean
  readonly personas: boolean
  readonly narratives: readonly HpemStage[]
  readonly answers: StaleAnswers
}

/** What each part of the panel gets. */
export interface SegmentPartProps {
  readonly segment: AnalyzedSegment
  readonly segments: readonly AnalyzedSegment[]
  /** This segment's results. */
  readonly deliveries: readonly StageDelivery[]
  readonly stale: StaleStory
  readonly address: SegmentAddress
  readonly mark: (part: SegmentPart) => ReactNode
  /** The segment's whole story as a document to paste. */
  readonly onCopy: (segment: AnalyzedSegment) => string
  readonly onOpen: (segmentId: string, where?: Partial<Omit<SegmentAddress, 'segmentId'>>) => void
  readonly onEdit: (edit: AnalysisEdit) => void
}
