/** Enough of a browser to sign in with: follows redirects and keeps cookies per origin. */
export class Browser {
  readonly #jars = new Map<string, Map<string, string>>()
  /** Every address it came through, oldest first. */
  readonly visited: URL[] = []

  /** Navigates until something that is no redirect is answered. */
  async open(address: string, form?: Readonly<Record<string, string>>): Promise<{ url: URL; response: Response }> {
    let url = new URL(address)
    let body = form
    for (let hops = 0; hops < 20; hops++) {
      this.visited.push(url)
      const response = await this.#request(url, body)
      const location = response.headers.get('location')
      if (response.status < 300 || response.status > 399 || location === null) return { url, response }
      await response.body?.cancel()
      url = new URL(location, url)
      body = undefined
    }
    throw new Error(`Too many redirects, last to ${url.href}`)
  }

  async #request(url: URL, form: Readonly<Record<string, string>> | undefined): Promise<Response> {
    const jar = this.#jars.get(url.origin) ?? new Map<string, string>()
    this.#jars.set(url.origin, jar)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
}
