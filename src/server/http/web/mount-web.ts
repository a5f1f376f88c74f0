import { accepts } from 'hono/accepts'
import type { App, AppContext } from '../app-env.ts'
import { clientPaths } from './client-paths.ts'
import { type Encoding, loadStaticFiles, type StaticFile } from './static-files.ts'

const yearS = 365 * 24 * 60 * 60

/**
 * Serves the built web: its files as they are, and its one page at every other address.
 * @throws when `root` holds no built web
 */
export async function mountWeb(app: App, root: string): Promise<void> {
  const files = await loadStaticFiles(root)
  const index = files.get('/index.html')
  if (index === undefined) throw new Error(`${root} holds no index.html: the web is not built (npm run build).`)
  const page = new TextDecoder().decode(index.bytes)

  app.get('*', async (context) => {
    const { path } = context.req
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file !== undefined) return serveFile(context, file)
    // A missing script answered with a page would be reported as a syntax error in it.
    if (path.startsWith('/assets/')) return context.text('Not found', 404)
    context.header('Cache-Control', 'no-cache')
    return context.html(page, clientPaths.has(withoutTrailingSlash(path)) ? 200 : 404)
  })
}

async function serveFile(context: AppContext, file: StaticFile): Promise<Response> {
  context.header('Content-Type', file.type)
  context.header('Cache-Control', file.immutable ? `public, max-age=${yearS}, immutable` : 'no-cache')
  const encoding = file.compressible ? encodingFor(context) : undefined
  if (file.compressible) context.header('Vary', 'Accept-Encoding')
  const etag = `"${file.etag}${encoding === undefined ? '' : `-${encoding}`}"`
  context.header('ETag', etag)
  if (
    context.req
      .header('if-none-match')
      ?.split(',')
      .some((known) => known.trim().replace(/^W\//, '') === etag) === true
  )
    return context.body(null, 304)
  if (encoding === undefined) return context.body(file.bytes)
  context.header('Content-Encoding', encoding)
  return context.body(await file.encoded(encoding))
}

function encodingFor(context: AppContext): Encoding | undefined {
  const chosen = accepts(context, { header: 'Accept-Encoding', supports: ['br', 'gzip', 'identity'], default: 'identity' })
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
