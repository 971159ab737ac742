import type { Page } from '@playwright/test'
import type { Shop } from './shop.ts'

const meenakshi = {
  name: 'Meenakshi',
  email: 'meenakshi@sundaram.example',
  phone: '+919845012345',
  message: 'How soon can you deliver ten of them?',
}

/** What the form sends; without a response of 201 the journey ends here. */
export async function enquire({ address }: Shop, form: Record<string, string>) {
  const response = await fetch(`${address}/api/enquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...meenakshi, ...form }),
  })
  if (response.status !== 201) throw new Error(await response.text())
}

/** It passes when the test says so, however long a step takes on this machine. */
export async function stopTime(page: Page) {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await page.clock.pauseAt('2026-11-21T09:00:01Z')
}

/** As on a slow line: they come when the test says so. */
export async function holdScripts(page: Page) {
  let letScriptsRun = () => {}
  const mayRun = new Promise<void>((resolve) => (letScriptsRun = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await mayRun
    await route.continue()
  })
  return letScriptsRun
}
