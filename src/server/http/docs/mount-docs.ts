import type { AppDeps } from '../app-deps.ts'
import type { App } from '../app-env.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { openApi } from './openapi.ts'

/** Public: an API one must sign in to read about is one nobody tries. */
export function mountDocs(app: App, { config, version }: Pick<AppDeps, 'config' | 'version'>): void {
  const api = openApi(version, config.publicUrl)
  app.get('/api/openapi.json', (context) => context.json(api, 200, { 'Cache-Control': 'no-cache' }))
  app.get('/api/docs', (context) => context.html(docsPage(api), 200, { 'Cache-Control': 'no-cache' }))
  app.get('/api/docs/style.css', (context) => context.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }))
}
