import { enginesOfAFullWeek } from './data/engines-of-a-full-week.data.ts'
import { enginesOfCompany } from './data/engines-of-company.data.ts'
import { enginesOfDispute } from './data/engines-of-dispute.data.ts'
import { enginesOfDoers } from './data/engines-of-doers.data.ts'
import { enginesOfDoubt } from './data/engines-of-doubt.data.ts'
import type { StoryEngine } from './story-types.ts'

export const storyEngines: readonly StoryEngine[] = [...enginesOfAFullWeek, ...enginesOfDoubt, ...enginesOfCompany, ...enginesOfDispute, ...enginesOfDoers]
