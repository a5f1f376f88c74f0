import { randomUUID } from 'node:crypto'
import { type Report, type ReportInput, reportSchema } from '../src/contract/report.ts'

const reportsPath = '/api/iran-conflict/reports'

/** A program that is signed in; it follows the server to another address and keeps its cookie. */
export class SignedInClient {
  origin: string
  readonly email = `${randomUUID()}@example.org`
  readonly password = `password ${randomUUID()}`
  #cookie = ''

  private constructor(origin: string) {
    this.origin = origin
  }

  /** As sent with every request. */
  get cookie(): string {
    return this.#cookie
  }

  /** Signs up a new person. */
  static async signUp(origin: string): Promise<SignedInClient> {
    const client = new SignedInClient(origin)
    const response = await fetch(`${origin}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', email: client.email, password: client.password }),
    })
    if (!response.ok) throw new Error(`sign-up was answered with ${response.status}: ${await response.text()}`)
    const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    client.#cookie = cookies.join('; ')
    return client
  }

  /** Resolves only once the whole answer is there; rejects when the connection breaks or the answer is no success. */
  async request(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: { cookie: this.#cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  async createReport(report: ReportInput): Promise<Report> {
    return reportSchema.parse(await this.request('POST', reportsPath, report))
  }

  async updateReport(id: string, report: ReportInput): Promise<Report> {
    return reportSchema.parse(await this.request('PUT', `${reportsPath}/${id}`, report))
  }

  async deleteReport(id: string): Promise<void> {
    await this.request('DELETE', `${reportsPath}/${id}`)
  }

  async reports(): Promise<Report[]> {
    return reportSchema.array().parse(await this.request('GET', reportsPath))
  }
}
