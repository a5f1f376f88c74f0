import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'

/** What travels with one request. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    log: Logger
    /** From the socket, never from a header; IPv6 as its /64, since one client owns all of that. */
    clientAddress: string
  }
}

export type AppContext = Context<AppEnv>
export type App = Hono<AppEnv>
