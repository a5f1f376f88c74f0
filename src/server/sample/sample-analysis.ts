import type { SampleAnalysis } from '../../contract/sample-analysis.ts'
import type { Engine } from '../../engines/engine.ts'
import { draftSampleAnalysis } from './draft-sample-analysis.ts'

/** Answers the sample that `engine` drafts when it is first asked for: made once, the same for everybody. */
export function sampleAnalysis(engine: Engine): () => Promise<SampleAnalysis> {
  let made: Promise<SampleAnalysis> | undefined
  return () => {
    made ??= draftSampleAnalysis(engine, new AbortController().signal).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
