import type { z } from 'zod'
import { hpemStages } from '../../../contract/hpem-stage.ts'
import { routes } from '../../../contract/routes.ts'

const lens = {
  name: 'Ferry commuters',
  role: 'A transport researcher who rides along',
  tasks: ['Count who changes from the car'],
  potential_bias_flag: 'Regular riders are easier to reach than former ones',
  categoryName: 'Daily travel',
}
const objective = { desiredOutcome: 'Car commuters in Oslo take the ferry at least twice a week by June 2027', region: 'United States' }
const audienceSegment = {
  id: 'night-shift',
  segment_name: 'Night-shift riders',
  segment_description: 'Cross the fjord when the ferry does not run',
  rationale: 'A later boat would do',
}
const persona = {
  id: 'ola',
  name: 'Ola Berg',
  age: 41,
  gender: 'male',
  demographics: 'Nurse on night shift, lives by the fjord',
  psychographics: 'Likes to be asked before he is told',
  media_habits: 'Radio on the drive home at seven',
  motivations: 'A quieter way home',
  barriers: 'The last boat leaves before his shift ends',
}
const scene = { scene: 'A pier at dawn', voiceover: 'There is a later boat now.', visual_direction: 'Wide, still', duration_seconds: 5 }
const video_script = [scene, scene, scene]
const hpemData = {
  hpem: hpemStages.map((stage) => ({ stage, psychological_effects: 'Sees the boat as theirs', behaviors: 'Rides once', narrative_fit: 'A morning on deck' })),
}
const data = { ...objective, formData: objective, researchResults: [] }

type BodyRoute = { [N in keyof typeof routes]: (typeof routes)[N] extends { body: z.ZodType } ? N : never }[keyof typeof routes]

/** A body that each body-taking route takes: the compiler asks for one when a route is added. */
export const goodBodies: { readonly [N in BodyRoute]: z.input<(typeof routes)[N]['body']> } = {
  signUp: { name: 'Dana Reed', email: 'dana.walk@example.org', password: 'correct horse battery staple' },
  signIn: { email: 'dana.walk@example.org', password: 'correct horse battery staple' },
  changePassword: { currentPassword: 'correct horse battery staple', newPassword: 'another horse, another battery' },
  createReport: { title: 'Ferry', description: 'Analysis for: more ferry rides', data },
  updateReport: { title: 'Ferry', description: 'Analysis for: more ferry rides', data },
  putWorkingCopy: { revision: 0, reportId: null, title: 'Ferry', data },
  researchLenses: objective,
  executeResearch: { lens, ...objective },
  hpem: objective,
  audiences: { ...objective, hpemData },
  generateAudienceSegments: {
    ...objective,
    researchInsights: [{ lens_name: lens.name, executive_overview: 'Hypothesis: a season ticket changes the habit.' }],
  },
  mapHpemStages: { ...objective, audienceSegment },
  generateNarrative: { ...objective, audienceSegment, hpemStage: 'Evaluation' },
  personas: { audienceSegment, region: 'United States' },
  messageDelivery: { persona, narrative: { video_script } },
  hpemMapping: { ...objective, audienceSegment },
  startRun: { plan: 'execute-lenses', input: { ...objective, lenses: [lens] } },
  estimateRun: { plan: 'generate-lenses', input: objective },
}

/** The routes that take a body, by name. */
export function bodyRoutes(): BodyRoute[] {
  return (Object.keys(routes) as (keyof typeof routes)[]).filter((name): name is BodyRoute => 'body' in routes[name])
}
