interface UnbuiltPageInfo {
  readonly path: `/${string}`
  readonly title: string
  /** What the page will do, once it does. */
  readonly will: string
}

const research = 'Research agents will study a target audience and an age range, and their insights will become a synthetic audience you can save.'
const messages = 'A saved audience will get 20 narrative frameworks and five ads for each, and a synthetic panel will rank the ads.'

/** The product's pages that this version does not have yet. They say so instead of showing made-up content. */
export const unbuiltPages: readonly UnbuiltPageInfo[] = [
  { path: '/advanced-audience-research', title: 'Advanced Audience Research', will: research },
  { path: '/research-agents-generation', title: 'Step 1: Research Agents', will: research },
  { path: '/deploy-research-agents', title: 'Step 2: Deploy Research Agents', will: research },
  { path: '/generate-synthetic-audience', title: 'Step 3: Synthetic Audience', will: research },
  { path: '/message-model-development', title: 'Message Model Development', will: messages },
  { path: '/message-model-step1', title: 'Step 1: Narrative Frameworks', will: messages },
  { path: '/message-model-step2', title: 'Step 2: Ad Generation', will: messages },
  { path: '/message-model-step3', title: 'Step 3: Message Simulation', will: messages },
]
