import { z } from 'zod'
import { segmentTaskSchema } from './audience-segment.ts'
import { hpemStageSchema } from './hpem-stage.ts'
import { limits } from './limits.ts'
import { text } from './text.ts'

export const sceneSchema = z.strictObject({
  scene: text(limits.sentenceLength),
  voiceover: text(limits.sentenceLength),
  visual_direction: text(limits.sentenceLength),
  duration_seconds: z.number().positive().max(120),
})
export type Scene = z.infer<typeof sceneSchema>

export const videoScriptSchema = z.strictObject({
  video_script: z.array(sceneSchema).min(limits.scenesMin).max(limits.scenesMax),
})
export type VideoScript = z.infer<typeof videoScriptSchema>

export const generateNarrativeInputSchema = z.strictObject({ ...segmentTaskSchema.shape, hpemStage: hpemStageSchema })
export type GenerateNarrativeInput = z.infer<typeof generateNarrativeInputSchema>
