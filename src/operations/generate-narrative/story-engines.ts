import { enginesBetweenTwo } from './data/engines-between-two.data.ts'
import { enginesOfADay } from './data/engines-of-a-day.data.ts'
import { enginesOfAbsence } from './data/engines-of-absence.data.ts'
import { enginesOfVoice } from './data/engines-of-voice.data.ts'
import { enginesOfProof } from './data/engines-proof.data.ts'
import type { StoryEngine } from './story-types.ts'

export const storyEngines: readonly StoryEngine[] = [...enginesBetweenTwo, ...enginesOfProof, ...enginesOfADay, ...enginesOfVoice, ...enginesOfAbsence]
