import { expect, type Page, test } from '@playwright/test'
import { hpemMapping, narratives, openReport, persona, segment } from './support/analysis-report.ts'
import { startLensProvider } from './support/lens-provider.ts'
import { withServer } from './support/restartable-server.ts'
import { signUp } from './support/sign-up.ts'
import { toasts } from './support/toasts.ts'
import { step } from './support/workbench.ts'

const declined = { kind: 'status', status: 400, message: 'This model declines.' } as const

/** Which of the workbench's calls fail, told by what the answer has to hold. */
function failingEngine() {
  const fails = { narratives: false, personas: false, delivery: 0, hpem: false }
  const script = (sent: string) => {
    if (sent.includes('effectiveness_score')) return fails.delivery-- > 0 ? declined : undefined
    if (sent.includes('narrative_fit')) return fails.hpem ? declined : undefined
    if (!sent.includes('Segment Beta')) return undefined
    if (sent.includes('voiceover')) return fails.narratives ? declined : undefined
    return sent.includes('psychographics') && fails.personas ? declined : undefined
  }
  return { fails, script }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('failures keep what was made: an aborted batch goes on, a persona call is retried alone, a failed delivery is no score', async ({ page, context }) => {
  const { fails, script } = failingEngine()
  const provider = await startLensProvider({ latencyMs: 30, script })
  await withServer(async (server) => {
    await signUp(context.request, server.origin)
    const audienceSegments = ['Alpha', 'Beta', 'Gamma'].map((name) => ({ ...segment(name), hpemMapping }))
    await openReport(page, server.origin, 'Three', { audienceSegments })

    const narratives = step(page, 'Generate Video Narratives')
    fails.narratives = true
    await press(page, 'Generate All Video Narratives')
    await expect(toasts(page)).toContainText('This model declines.')
    await expect(narratives.getByRole('alert')).toContainText(/Stopped: .*This model declines\./)
    // Calls that were out when the batch stopped are still kept; a reload shows them, and that it stopped.
    await expect.poll(() => provider.inFlight()).toBe(0)
    await page.reload()
    await expect(narratives.getByRole('alert')).toContainText('Stopped:')
    const made = Number(/(\d+) of 15 narratives/.exec(await narratives.innerText())?.[1])
    expect(made).toBeGreaterThanOrEqual(4)
    expect(made).toBeLessThan(10)
    fails.narratives = false
    const calls = provider.callCount()
    await narratives.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect(narratives).toContainText('15 of 15 narratives')
    await expect(toasts(page)).toContainText('Narratives Generated')
    expect(provider.callCount() - calls, 'only what was missing is asked for').toBe(15 - made)

    const personas = step(page, 'Generate Focus Group Personas')
    fails.personas = true
    await press(page, 'Generate Focus Group Personas')
    await expect(toasts(page)).toContainText('Generation Failed')
    await expect(toasts(page)).toContainText('Failed to generate some personas. Please try again.')
    await expect(personas).toContainText('10 personas in 2 of 3 segments')
    fails.personas = false
    await personas.getByRole('button', { name: '1 failed · Retry' }).click()
    await expect(personas).toContainText('15 personas in 3 of 3 segments')
    await expect(toasts(page)).toContainText('Personas Generated')

    const delivery = step(page, 'Simulate Message Delivery')
    fails.delivery = 1
    await press(page, 'Simulate Message Delivery')
    await expect(toasts(page)).toContainText('Tested 74 narrative-persona combinations', { timeout: 60_000 })
    await expect(delivery).toContainText('1 not measured, left out of every average')
    await page.goto(`${server.origin}/iran-conflict?segment=alpha&part=delivery&stage=awareness`)
    await expect(page.getByRole('dialog')).toContainText(/Simulation failed: .*This model declines\./)
    await page.keyboard.press('Escape')
    await delivery.getByRole('button', { name: '1 failed · Retry' }).click()
    await expect(delivery).toContainText('75 of 75 combinations tested')
    await expect(delivery).not.toContainText('not measured')

    fails.hpem = true
    await press(page, 'Generate HPEM Analysis')
    await expect(toasts(page)).toContainText('Analysis Failed')
    await expect(toasts(page)).toContainText('Failed to generate HPEM analysis. Please try again.')
  }, provider.env).finally(provider.close)
})

test('in the older flow a failed narrative is left out and the others go on', async ({ page, context }) => {
  const { fails, script } = failingEngine()
  const provider = await startLensProvider({ latencyMs: 10, script })
  await withServer(async (server) => {
    await signUp(context.request, server.origin)
    const audienceSegments = ['Alpha', 'Beta', 'Gamma'].map((name) => ({ ...segment(name), hpemMapping }))
    await openReport(page, server.origin, 'Three', { audienceSegments, flow: 'hpem-first' })
    fails.narratives = true
    await press(page, 'Generate All Video Narratives')
    await expect(toasts(page)).toContainText('Narratives Generated')
    await expect(step(page, 'Generate Video Narratives')).toContainText('10 of 15 narratives')
    await press(page, 'Generate Focus Group Personas')
    await expect(toasts(page)).toContainText('Personas Generated')
  }, provider.env).finally(provider.close)
})

test('when no delivery is answered, or the server is not reached, the simulation says that it failed', async ({ page, context }) => {
  const { fails, script } = failingEngine()
  const provider = await startLensProvider({ latencyMs: 10, script })
  await withServer(async (server) => {
    await signUp(context.request, server.origin)
    const told = { ...segment('Alpha'), hpemMapping, narratives, personas: [persona('a1'), persona('a2')] }
    await openReport(page, server.origin, 'One', { audienceSegments: [told] })
    await page.route('**/api/runs', (route) => route.abort())
    await press(page, 'Simulate Message Delivery')
    await expect(toasts(page)).toContainText('Failed to simulate message delivery')
    await page.unroute('**/api/runs')
    await page.reload()
    fails.delivery = 1_000
    await press(page, 'Simulate Message Delivery')
    await expect(toasts(page)).toContainText('Failed to simulate message delivery')
    await expect(step(page, 'Simulate Message Delivery')).toContainText('10 failed')
  }, provider.env).finally(provider.close)
})
