import { listen as listenAt } from '../../http-server.ts'
import type { App } from '../app-env.ts'

export interface Listening {
  readonly origin: string
  close(): Promise<void>
}

/** Serves an application on loopback as the product does. The application is made once its origin is known. */
export async function listen(makeApp: (origin: string) => Promise<App>): Promise<Listening> {
  const app = Promise.withResolvers<App>()
  const server = await listenAt({ host: '127.0.0.1', port: 0 }, app.promise)
  const origin = `http://127.0.0.1:${server.port}`
  app.resolve(await makeApp(origin))
  return { origin, close: () => server.close(0) }
}
