import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface Person {
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

export interface LoopbackProvider {
  readonly issuer: string
  /** From now on it answers. */
  start(people: Readonly<Record<string, Person>>, redirectUri: string): void
  /** Takes no connections from now on, as a provider that is down. */
  stop(): Promise<void>
}

/**
 * A real OpenID Connect server on loopback that insists on PKCE. Its own sign-in form takes any
 * password; the login name is a key of `people`. Until it is started it has its address and cuts every connection:
 * a port that was let go in between might be somebody else's by then.
 */
export async function reserveProvider(): Promise<LoopbackProvider> {
  let answer: RequestListener | undefined
  const server = createServer((request, response) => answer?.(request, response))
  server.on('connection', (socket) => {
    if (answer === undefined) socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    start: (people, redirectUri) => {
      answer = createProvider(issuer, people, redirectUri)
    },
    stop: () => closed(server),
  }
}

function createProvider(issuer: string, people: Readonly<Record<string, Person>>, redirectUri: string): RequestListener {
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'soundings', client_secret: 'a client secret', redirect_uris: [redirectUri], grant_types: ['authorization_code'], response_types: ['code'] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a cookie key'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
    pkce: { required: () => true },
  })
  return provider.callback()
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
