import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { problemSchema } from '../../contract/problem.ts'
import { routes } from '../../contract/routes.ts'
import { RateLimiter, signInLimits } from '../auth/rate-limiter.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { type Listening, listen } from './testing/listen.ts'
import { createTestApp, type TestApp, testPassword } from './testing/test-app.ts'

const script = `export const words = ${JSON.stringify('a script long enough to be worth compressing. '.repeat(60))}\n`

describeEachDatabase('over a real connection', (open) => {
  async function serve<T>(use: (server: Listening, testApp: TestApp) => Promise<T>): Promise<T> {
    const webRoot = await mkdtemp(join(tmpdir(), 'soundings-web-'))
    await mkdir(join(webRoot, 'assets'))
    await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Soundings</title>')
    await writeFile(join(webRoot, 'assets', 'main-4f3a.js'), script)
    await writeFile(join(webRoot, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    let testApp: TestApp | undefined
    const database = await open()
    const server = await listen(async (publicUrl) => {
      testApp = await createTestApp(database, { publicUrl, webRoot })
      return testApp.app
    })
    try {
      if (testApp === undefined) throw new Error('The application was not made.')
      return await use(server, testApp)
    } finally {
      await server.close()
      await rm(webRoot, { recursive: true })
    }
  }

  test('limits go by the address of the socket, whatever the client says of itself', async () => {
    await serve(async ({ origin }, { database }) => {
      const limiter = new RateLimiter(database.db)
      for (let i = 0; i < signInLimits.signInPerAddress.max; i++) await limiter.consume(signInLimits.signInPerAddress, '127.0.0.1')
      const response = await fetch(`${origin}${routes.signIn.path}`, {
        method: 'POST',
        body: JSON.stringify({ email: 'dana@example.org', password: testPassword }),
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': '10.0.0.1',
          'x-real-ip': '10.0.0.1',
          forwarded: 'for=10.0.0.1',
          'x-soundings-client-address': '10.0.0.1',
        },
      })
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    })
  })

  test('a body over the limit is refused, whether it says its length or not', async () => {
    await serve(async ({ origin }, testApp) => {
      const { client } = await testApp.signedIn()
      const headers = { 'content-type': 'application/json', cookie: client.cookieHeader() }
      const block = new Uint8Array(64 * 1024).fill(0x20)
      let left = 200
      const body = new ReadableStream({
        pull(controller) {
          left -= 1
          if (left > 0) controller.enqueue(block)
          else controller.close()
        },
      })
      const chunked: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
      const known = await fetch(`${origin}${routes.researchLenses.path}`, { method: 'POST', headers, body: new Uint8Array(1024 * 1024 + 1) })
      const unknown = await fetch(`${origin}${routes.createReport.path}`, chunked)
      for (const response of [known, unknown]) expect(problemSchema.parse(await response.json())).toMatchObject({ status: 413, code: 'body-too-large' })
      expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    })
  })

  test('requests no browser would send are answered without a fault of ours', async () => {
    await serve(async ({ origin }, { logged }) => {
      for (const line of [
        'GET /api/runs/%zz',
        'GET /%c3%28',
        'GET /../../../etc/passwd',
        'GET /assets/%2e%2e/%2e%2e/etc/passwd',
        'GET //evil.example/',
        'TRACE /api/health',
        'PURGE /api/health',
        'OPTIONS *',
        'GET http://evil.example/api/health',
        `GET /api/runs/${'x'.repeat(10_000)}`,
      ]) {
        const answer = (await exchange(origin, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close`)).toString('latin1')
        expect(answer, line).toMatch(/^HTTP\/1\.1 (200|400|401|404|405|501) /)
        expect(answer, line).not.toContain('root:')
        expect(logged(), line).not.toContain('Request failed')
      }
    })
  })

  test('the web’s files are cached and compressed as their names allow', async () => {
    await serve(async ({ origin }) => {
      const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } })
      const plain = await get('/assets/main-4f3a.js')
      expect(await plain.text()).toBe(script)
      expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(plain.headers.get('content-type')).toMatch(/^text\/javascript/)
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const answer = await exchange(origin, `GET /assets/main-4f3a.js HTTP/1.0\r\nHost: localhost\r\nAccept-Encoding: ${encoding}`)
        const packed = answer.subarray(answer.indexOf('\r\n\r\n') + 4)
        expect(unpack(packed).toString('utf8'), encoding).toBe(script)
        expect(packed.length).toBeLessThan(script.length / 4)
      }
      const etag = plain.headers.get('etag') ?? ''
      expect((await get('/assets/main-4f3a.js', { 'if-none-match': etag })).status).toBe(304)
      expect((await get('/assets/main-4f3a.js', { 'if-none-match': '"another"' })).status).toBe(200)
      expect((await get('/mark.svg')).headers.get('cache-control')).toBe('no-cache')
      expect((await get('/assets/gone.js')).status).toBe(404)
    })
  })

  test('every page of the web has its address, any other shows the web’s own 404', async () => {
    await serve(async ({ origin }) => {
      for (const [path, status] of [
        ['/', 200],
        ['/iran-conflict?segment=3', 200],
        ['/message-model-step3', 200],
        ['/sign-in', 200],
        ['/settings/', 200],
        ['/nowhere', 404],
        ['/index.html', 404],
        ['/constructor', 404],
      ] as const) {
        const response = await fetch(`${origin}${path}`)
        expect(response.status, path).toBe(status)
        expect(response.headers.get('cache-control'), path).toBe('no-cache')
        expect(await response.text(), path).toContain('<title>Soundings')
        const head = await fetch(`${origin}${path}`, { method: 'HEAD' })
        expect([head.status, await head.text()], path).toEqual([status, ''])
      }
      for (const method of ['GET', 'POST', 'DELETE'])
        for (const path of ['/api', '/api/nothing', '/api/iran-conflict/nothing']) {
          const response = await fetch(`${origin}${path}`, { method })
          expect(problemSchema.parse(await response.json()), `${method} ${path}`).toMatchObject({ status: 404, code: 'not-found' })
        }
      expect((await fetch(`${origin}/iran-conflict`, { method: 'POST' })).status).toBe(405)
    })
  })
})

/** Sends a head without a body, answers the bytes that came back: `fetch` would tidy the one and unpack the other. */
async function exchange(origin: string, head: string): Promise<Buffer> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.write(`${head}\r\n\r\n`)
  await once(socket, 'close')
  return Buffer.concat(chunks)
}
