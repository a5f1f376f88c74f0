import type { z } from 'zod'
import type { AnalyzedSegment } from '../../contract/analyzed-segment.ts'
import type { AudienceSegment } from '../../contract/audience-segment.ts'
import type { StageDelivery } from '../../contract/delivery-result.ts'
import { type HpemStage, hpemStages } from '../../contract/hpem-stage.ts'
import type { Objective } from '../../contract/objective.ts'
import type { Provenance } from '../../contract/provenance.ts'
import type { Derivation, LensOutcome } from '../../contract/report.ts'
import type { PlanName } from '../../contract/run.ts'
import type { SampleAnalysis } from '../../contract/sample-analysis.ts'
import type { VideoScript } from '../../contract/video-script.ts'
import { deliveryBasis, mappingBasis, narrativeBasis, personasBasis } from '../../domain/analysis/basis.ts'
import { stepBasis } from '../../domain/analysis/step-basis.ts'
import { summarizeDelivery } from '../../domain/delivery/summarize-delivery.ts'
import { hash32 } from '../../domain/random.ts'
import type { Engine } from '../../engines/engine.ts'
import type { Operation } from '../../operations/define-operation.ts'
import { executeResearch } from '../../operations/execute-research/operation.ts'
import { generateAudienceSegments } from '../../operations/generate-audience-segments/operation.ts'
import { generateNarrative } from '../../operations/generate-narrative/operation.ts'
import { hpem } from '../../operations/hpem/operation.ts'
import { mapHpemStages } from '../../operations/map-hpem-stages/operation.ts'
import { messageDelivery } from '../../operations/message-delivery/operation.ts'
import { personas as personasOperation } from '../../operations/personas/operation.ts'
import { researchLenses } from '../../operations/research-lenses/operation.ts'

const objective: Objective = {
  desiredOutcome: 'Get 15 % of dairy-farm households in three Wisconsin counties to attend one of two county water-quality hearings before June 2027.',
  region: 'United States',
}

type Perform = <I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>, input: z.output<I>) => Promise<z.output<O>>

/** What stands behind the last answer of each operation: a step's derivation tells of the last call of its run too. */
type LastProvenance = Map<string, Provenance>

/** Goes through the whole workbench once with the given engine, as a user would, and answers what a report would hold. */
export async function draftSampleAnalysis(engine: Engine, signal: AbortSignal): Promise<SampleAnalysis> {
  const last: LastProvenance = new Map()
  const perform: Perform = async (operation, input) => {
    const seed = hash32(operation.name + JSON.stringify(input)) >>> 1
    const { output, provenance } = await engine.perform(operation, input, { signal, seed, repeat: 0 })
    last.set(operation.name, provenance)
    return output
  }
  const researchLensData = await perform(researchLenses, objective)
  const lenses = researchLensData.thematic_categories.flatMap(({ category_name, lenses }) => lenses.map((lens) => ({ ...lens, categoryName: category_name })))
  const researchResults: LensOutcome[] = []
  for (const lens of lenses) {
    const result = await perform(executeResearch, { lens, ...objective })
    researchResults.push({ status: 'completed', lens, result, ...provenanceOf(last, executeResearch) })
  }
  const researchInsights = researchResults.flatMap((outcome) =>
    outcome.status === 'completed' ? [{ lens_name: outcome.result.lens_name, executive_overview: outcome.result.executive_overview }] : [],
  )
  const { audience_segments } = await perform(generateAudienceSegments, { ...objective, researchInsights })
  const audienceSegments: AnalyzedSegment[] = []
  for (const segment of audience_segments) audienceSegments.push(await analyzeSegment(perform, segment))
  const simulationResults: StageDelivery[] = []
  for (const segment of audienceSegments) {
    for (const stage of hpemStages) simulationResults.push(await deliver(perform, segment, stage))
  }
  const hpemData = await perform(hpem, objective)
  return {
    title: 'Sample: county water-quality hearings',
    data: {
      ...objective,
      formData: objective,
      researchLensData,
      researchResults,
      audienceSegments,
      narrativesGenerated: true,
      personasGenerated: true,
      simulationResults,
      hpemData,
      derivations: {
        'generate-lenses': derivation(last, researchLenses),
        'execute-lenses': derivation(last, executeResearch, researchLensData.thematic_categories),
        'generate-segments': derivation(last, generateAudienceSegments, researchInsights),
        'map-segments': derivation(last, mapHpemStages),
        'generate-narratives': derivation(last, generateNarrative),
        'generate-segment-personas': derivation(last, personasOperation),
        'deliver-messages': derivation(last, messageDelivery),
        'generate-hpem': derivation(last, hpem),
      } satisfies Partial<Record<PlanName, Derivation>>,
    },
  }
}

type Named = { readonly name: string }

function provenanceOf(last: LastProvenance, { name }: Named): { provenance?: Provenance } {
  const provenance = last.get(name)
  return provenance === undefined ? {} : { provenance }
}

/** As the step's own run would have left it. `madeFrom` is what the step is made from beside the objective. */
function derivation(last: LastProvenance, operation: Named, madeFrom: unknown = null): Derivation {
  return { madeFrom: stepBasis(objective, madeFrom), settled: true, ...provenanceOf(last, operation) }
}

async function analyzeSegment(perform: Perform, segment: AudienceSegment): Promise<AnalyzedSegment> {
  const task = { ...objective, audienceSegment: segment }
  const narratives: Partial<Record<HpemStage, VideoScript>> = {}
  const bases: Partial<Record<HpemStage, string>> = {}
  for (const hpemStage of hpemStages) {
    narratives[hpemStage] = await perform(generateNarrative, { ...task, hpemStage })
    bases[hpemStage] = narrativeBasis(objective, segment, hpemStage)
  }
  return {
    ...segment,
    hpemMapping: await perform(mapHpemStages, task),
    narratives,
    personas: (await perform(personasOperation, task)).personas,
    bases: { hpemMapping: mappingBasis(objective, segment), personas: personasBasis(objective, segment), narratives: bases },
  }
}

async function deliver(perform: Perform, segment: AnalyzedSegment, stage: HpemStage): Promise<StageDelivery> {
  const script = segment.narratives?.[stage]
  if (script === undefined) throw new Error(`The sample has no narrative for ${segment.id} at ${stage}`)
  const narrativeKey = `${segment.id}-${stage}`
  const results: StageDelivery['results'] = []
  const narrative = { ...script, stage, narrativeKey, desiredOutcome: objective.desiredOutcome }
  for (const persona of segment.personas ?? []) {
    results.push({ ...(await perform(messageDelivery, { persona, narrative })), measured: true, basis: deliveryBasis(persona, narrative) })
  }
  const summary = summarizeDelivery(results)
  return {
    narrativeKey,
    segmentId: segment.id,
    segmentName: segment.segment_name,
    stage,
    averageScore: summary.outcome === 'measured' ? summary.mean : null,
    results,
  }
}
