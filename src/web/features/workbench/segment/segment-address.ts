import type { HpemStage } from '../../../../contract/hpem-stage.ts'
import { stageOfSlug, stageSlug } from '../views/stage-names.ts'

/** The parts of one segment's story, in the order they are made. */
export const segmentParts = ['mapping', 'narratives', 'personas', 'delivery'] as const
export type SegmentPart = (typeof segmentParts)[number]

/** Which segment's panel is open, at which part, at which stage. */
export interface SegmentAddress {
  readonly segmentId: string
  readonly part: SegmentPart
  readonly stage: HpemStage
}

/** The search parameters that the panel's address is made of; undefined takes one out. */
export interface SegmentSearch {
  readonly segment: string | undefined
  readonly part: string | undefined
  readonly stage: string | undefined
}

/** Reads `?segment=<id>&part=delivery&stage=attitude-shift`; null without a segment. A part or stage that does not exist becomes the first one. */
export function readSegmentAddress(search: Readonly<Record<string, unknown>>): SegmentAddress | null {
  const { segment, part, stage } = search
  if (typeof segment !== 'string' || segment === '') return null
  return {
    segmentId: segment,
    part: segmentParts.find((candidate) => candidate === part) ?? 'mapping',
    stage: stageOfSlug(String(stage ?? '')) ?? 'Awareness',
  }
}

/** The search parameters of an address; of a closed panel, none. The stage is named only where the part has stages. */
export function segmentSearch(address: SegmentAddress | null): SegmentSearch {
  if (address === null) return { segment: undefined, part: undefined, stage: undefined }
  const staged = address.part === 'narratives' || address.part === 'delivery'
  return { segment: address.segmentId, part: address.part, stage: staged ? stageSlug(address.stage) : undefined }
}
