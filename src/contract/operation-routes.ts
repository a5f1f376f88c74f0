import type { z } from 'zod'
import { audienceSegmentSetSchema, audiencesInputSchema, generateAudienceSegmentsInputSchema, segmentTaskSchema } from './audience-segment.ts'
import { envelope } from './envelope.ts'
import { executeResearchRequestSchema } from './execute-research.ts'
import { hpemAnalysisSchema } from './hpem-analysis.ts'
import { hpemPercentagesSchema, stagePercentagesSchema } from './hpem-mapping.ts'
import { messageDeliveryInputSchema, messageDeliveryOutputSchema } from './message-delivery.ts'
import { objectiveSchema } from './objective.ts'
import { personaSetSchema } from './persona.ts'
import { personasRequestSchema } from './personas-request.ts'
import { researchLensSetSchema, researchResultSchema } from './research-lens.ts'
import { defineRoute, type Route } from './route.ts'
import { generateNarrativeInputSchema, videoScriptSchema } from './video-script.ts'

/** What a single call of an operation can end in. */
const engineProblems = [
  'objective-refused',
  'engine-rate-limited',
  'engine-unavailable',
  'engine-timeout',
  'engine-refused',
  'engine-invalid-output',
  'engine-misconfigured',
] as const

/** One call of one operation: what it takes, and its answer in the specification's envelope. */
function operationRoute<const P extends Route['path'], B extends z.ZodType, R extends z.ZodType>(path: P, summary: string, body: B, response: R) {
  return defineRoute({ method: 'post', path, access: 'session', summary, body, status: 200, problems: engineProblems, response: envelope(response) })
}

/** The workbench's operations, each callable on its own by a program. */
export const operationRoutes = {
  researchLenses: operationRoute('/api/iran-conflict/research-lenses', 'Generate research lenses', objectiveSchema, researchLensSetSchema),
  executeResearch: operationRoute('/api/iran-conflict/execute-research', 'Execute one research lens', executeResearchRequestSchema, researchResultSchema),
  hpem: operationRoute('/api/iran-conflict/hpem', 'Analyse the five HPEM stages', objectiveSchema, hpemAnalysisSchema),
  audiences: operationRoute('/api/iran-conflict/audiences', 'Identify target audiences from an HPEM analysis', audiencesInputSchema, audienceSegmentSetSchema),
  generateAudienceSegments: operationRoute(
    '/api/iran-conflict/generate-audience-segments',
    'Generate 20 audience segments from research insights',
    generateAudienceSegmentsInputSchema,
    audienceSegmentSetSchema,
  ),
  mapHpemStages: operationRoute('/api/iran-conflict/map-hpem-stages', 'Map a segment onto the HPEM stages', segmentTaskSchema, hpemPercentagesSchema),
  hpemMapping: operationRoute(
    '/api/iran-conflict/hpem-mapping',
    'Map a segment onto the HPEM stages, in the older list form',
    segmentTaskSchema,
    stagePercentagesSchema,
  ),
  generateNarrative: operationRoute(
    '/api/iran-conflict/generate-narrative',
    'Write the video narrative of a segment at a stage',
    generateNarrativeInputSchema,
    videoScriptSchema,
  ),
  personas: operationRoute('/api/iran-conflict/personas', "Draw a segment's focus group", personasRequestSchema, personaSetSchema),
  messageDelivery: operationRoute(
    '/api/workflows/message-delivery/execute',
    'Show one narrative to one persona',
    messageDeliveryInputSchema,
    messageDeliveryOutputSchema,
  ),
} as const
