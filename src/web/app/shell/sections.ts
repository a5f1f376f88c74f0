/** The sidebar's four sections. `paths` are the pages that belong to each, its own first. */
export const sections = [
  { label: 'Welcome', paths: ['/'] },
  { label: 'Iran Conflict', paths: ['/iran-conflict'] },
  {
    label: 'Advanced Audience Research',
    paths: ['/advanced-audience-research', '/research-agents-generation', '/deploy-research-agents', '/generate-synthetic-audience'],
  },
  { label: 'Message Model Development', paths: ['/message-model-development', '/message-model-step1', '/message-model-step2', '/message-model-step3'] },
] as const satisfies readonly { readonly label: string; readonly paths: readonly [string, ...string[]] }[]
