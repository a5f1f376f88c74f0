/** Addresses that the web has a page for. Any other shows its 404 page, with that status. */
export const clientPaths: ReadonlySet<string> = new Set([
  '/',
  '/sign-in',
  '/iran-conflict',
  '/advanced-audience-research',
  '/research-agents-generation',
  '/deploy-research-agents',
  '/generate-synthetic-audience',
  '/message-model-development',
  '/message-model-step1',
  '/message-model-step2',
  '/message-model-step3',
  '/settings',
])
