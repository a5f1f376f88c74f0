import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface Person {
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

export interface LoopbackProvider {
  readonly issuer: string
  /** Refuses connections from now on, as a provider that is down. */
  stop(): Promise<void>
}

/** Takes a free port of this machine and lets it go: what listens there next is up to the caller. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await closed(server)
  return port
}

/**
 * A real OpenID Connect server on loopback that insists on PKCE. Its own sign-in form takes any
 * password; the login name is a key of `people`.
 */
export async function startProvider(port: number, people: Readonly<Record<string, Person>>, redirectUri: string): Promise<LoopbackProvider> {
  const issuer = `http://127.0.0.1:${port}`
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
  const server = createServer(provider.callback()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { issuer, stop: () => closed(server) }
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
