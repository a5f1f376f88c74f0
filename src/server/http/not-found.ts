import { ProblemError } from '../problem-error.ts'
import type { App, AppContext } from './app-env.ts'

/** What answers where no route did: 405 with the methods that would, else 404. */
export function apiNotFound(app: App): (context: AppContext) => never {
  return (context) => {
    const allowed = methodsAt(app, context.req.path)
    if (allowed.length === 0) throw new ProblemError('not-found', 'There is nothing at this address.')
    context.header('Allow', allowed.join(', '))
    throw new ProblemError('method-not-allowed', `This address answers ${allowed.join(', ')}, not ${context.req.method}.`)
  }
}

const everywhere: ReadonlySet<string> = new Set(['*', '/*'])

function methodsAt(app: App, path: string): string[] {
  // The web answers GET at every address, and is never asked at those of the API.
  const isApi = /^\/api(\/|$)/.test(path)
  const answers = app.routes.filter((route) => route.method !== 'ALL' && !(isApi && everywhere.has(route.path)) && patternOf(route.path).test(path))
  const methods = answers.map((route) => route.method)
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort()
}

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')
  return new RegExp(`^${source}$`)
}
