import { expect, test } from 'vitest'
import type { Report, WorkingCopy } from '../../contract/report.ts'
import { routes } from '../../contract/routes.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { createTestApp } from './testing/test-app.ts'

const path = routes.listReports.path
const copyPath = routes.getWorkingCopy.path
const outcome = 'زيادة التبرع بالدم 🩸 بنسبة ١٠٪ — and “more” בחורף 👩‍👩‍👧‍👦 e\u0301 \u202eabc\u202c\ttab\n'
const input = {
  title: ' שלום 🧭 ',
  description: `Analysis for: ${outcome}`,
  data: { desiredOutcome: outcome, region: 'United States', formData: { desiredOutcome: outcome } },
}

describeEachDatabase('reports', (open) => {
  test('what was written comes back exactly, emoji, direction marks, spaces and all', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    const created = routes.createReport.response.parse(await (await client.send('POST', path, { body: input })).json())
    expect(created).toMatchObject(input)
    expect(routes.listReports.response.parse(await (await client.send('GET', path)).json())).toEqual([created])
  })

  test('a report is updated and deleted by its owner, and listed newest first', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    const first = (await (await client.send('POST', path, { body: { ...input, title: 'First' } })).json()) as Report
    const second = (await (await client.send('POST', path, { body: { ...input, title: 'Second' } })).json()) as Report
    const titles = async () => ((await (await client.send('GET', path)).json()) as Report[]).map((report) => report.title)
    const updated = await client.send('PUT', `${path}/${first.id}`, { body: { ...input, title: 'First, again', data: {} } })
    expect(await updated.json()).toMatchObject({ id: first.id, title: 'First, again', data: {}, createdAt: first.createdAt })
    expect(await titles()).toEqual(['First, again', 'Second'])
    expect((await client.send('DELETE', `${path}/${second.id}`)).status).toBe(204)
    expect((await client.send('DELETE', `${path}/${second.id}`)).status).toBe(404)
    expect(await titles()).toEqual(['First, again'])
  })

  test('a list can be had without the analyses, and a report by itself, whole', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    const created = (await (await client.send('POST', path, { body: input })).json()) as Report
    const { data, ...light } = created
    expect(await (await client.send('GET', `${path}?data=false`)).json()).toEqual([light])
    expect(await (await client.send('GET', `${path}?data=true`)).json()).toEqual([created])
    expect(routes.getReport.response.parse(await (await client.send('GET', `${path}/${created.id}`)).json())).toEqual(created)
    expect(await (await client.send('GET', `${path}?data=some`)).json()).toMatchObject({ status: 422, errors: [{ path: 'data' }] })
  })

  test('another user’s report is not there: neither read, nor listed, nor changed, nor deleted', async () => {
    const { signedIn } = await createTestApp(await open())
    const [owner, other] = [await signedIn(), await signedIn()]
    const { id } = (await (await owner.client.send('POST', path, { body: input })).json()) as Report
    expect(await (await other.client.send('GET', path)).json()).toEqual([])
    expect((await other.client.send('GET', `${path}/${id}`)).status).toBe(404)
    const refused = await other.client.send('PUT', `${path}/${id}`, { body: { ...input, title: 'Taken over' } })
    const never = await other.client.send('PUT', `${path}/never-was`, { body: input })
    const [a, b] = [(await refused.json()) as { requestId: string }, (await never.json()) as { requestId: string }]
    expect(refused.status).toBe(404)
    expect({ ...a, requestId: '' }, 'indistinguishable from one that never was').toEqual({ ...b, requestId: '' })
    expect((await other.client.send('DELETE', `${path}/${id}`)).status).toBe(404)
    expect(await (await owner.client.send('GET', path)).json()).toMatchObject([{ id, title: input.title }])
  })
})

describeEachDatabase('the working copy', (open) => {
  const empty: WorkingCopy = { revision: 0, reportId: null, title: '', data: {} }

  test('starts empty, is kept by revision, and is each user’s own', async () => {
    const { signedIn } = await createTestApp(await open())
    const [{ client }, other] = [await signedIn(), await signedIn()]
    expect(await (await client.send('GET', copyPath)).json()).toEqual(empty)
    const kept = await client.send('PUT', copyPath, { body: { ...empty, title: 'A', data: input.data } })
    expect(await kept.json()).toEqual({ revision: 1, reportId: null, title: 'A', data: input.data })
    expect(await (await client.send('PUT', copyPath, { body: { ...empty, revision: 1, title: 'B' } })).json()).toMatchObject({ revision: 2, title: 'B' })
    expect(await (await client.send('GET', copyPath)).json()).toEqual({ ...empty, revision: 2, title: 'B' })
    expect(await (await other.client.send('GET', copyPath)).json()).toEqual(empty)
  })

  test('of tabs that write on the same revision exactly one does, the others hear what to do', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    for (const revision of [0, 1]) {
      const responses = await Promise.all(['a', 'b', 'c', 'd'].map((title) => client.send('PUT', copyPath, { body: { ...empty, revision, title } })))
      const answers = await Promise.all(
        responses.map(async (response) => ({ status: response.status, body: (await response.json()) as WorkingCopy & { code: string } })),
      )
      const won = answers.filter((answer) => answer.status === 200)
      expect(won).toHaveLength(1)
      for (const lost of answers.filter((answer) => answer.status !== 200))
        expect(lost.body).toMatchObject({ code: 'conflict', detail: expect.stringContaining('Reload') })
      expect(await (await client.send('GET', copyPath)).json()).toEqual(won[0]?.body)
    }
    for (const revision of [7, 2_147_483_646]) expect((await client.send('PUT', copyPath, { body: { ...empty, revision } })).status).toBe(409)
    for (const revision of [-1, 1.5, '1', 2 ** 53, 1e300, null, true]) {
      const response = await client.send('PUT', copyPath, { body: { ...empty, revision } })
      expect(await response.json(), String(revision)).toMatchObject({
        status: 422,
        errors: expect.arrayContaining([expect.objectContaining({ path: 'revision' })]),
      })
    }
  })

  test('outlives the report it was saved as', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    const { id } = (await (await client.send('POST', path, { body: input })).json()) as Report
    await client.send('PUT', copyPath, { body: { ...empty, reportId: id, title: 'Kept' } })
    await client.send('DELETE', `${path}/${id}`)
    expect(await (await client.send('GET', copyPath)).json()).toEqual({ revision: 1, reportId: null, title: 'Kept', data: {} })
  })
})
