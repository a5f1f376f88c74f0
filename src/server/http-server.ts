import { createServer, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { App } from './http/app-env.ts'

/** How often to look whether the last answer has been given. */
const pollMs = 20

export interface HttpServer {
  /** The port really bound, also when 0 was asked for. */
  readonly port: number
  /**
   * Goes on answering (readiness must be able to say no) until no answer is under way, for at most
   * `timeoutMs`; then shuts the door and cuts what is left.
   */
  close(timeoutMs: number): Promise<void>
}

/**
 * Binds the port before the application is there, since the application must know its own address:
 * requests that come in between wait for it.
 * @throws the system's error (EADDRINUSE, EACCES, EADDRNOTAVAIL …) when the address cannot be bound
 */
export async function listen(address: { host: string; port: number }, app: Promise<App>): Promise<HttpServer> {
  const answer = getRequestListener(async (request, bindings) => (await app).fetch(request, bindings), { overrideGlobalObjects: false })
  const underWay = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    void answer(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address.port, address.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on a socket without a port.')
  return { port: bound.port, close: (timeoutMs) => closeServer(server, underWay, timeoutMs) }
}

async function closeServer(server: Server, underWay: ReadonlySet<ServerResponse>, timeoutMs: number): Promise<void> {
  const deadlineMs = Date.now() + timeoutMs
  while (underWay.size > 0 && Date.now() < deadlineMs) await sleep(pollMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}
