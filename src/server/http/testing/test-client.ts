import type { App } from '../app-env.ts'

export interface Sent {
  readonly body?: unknown
  /** Sent as it is instead of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/** A program at the API: keeps cookies, follows nothing. */
export class TestClient {
  readonly #app: Pick<App, 'request'>
  readonly #cookies = new Map<string, string>()

  constructor(app: Pick<App, 'request'>) {
    this.#app = app
  }

  async send(method: string, path: string, { body, raw, headers = {} }: Sent = {}): Promise<Response> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await this.#app.request(path, {
      method,
      headers: {
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookies.size === 0 ? {} : { cookie: this.cookieHeader() }),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (/max-age=0/i.test(cookie)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return response
  }

  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
