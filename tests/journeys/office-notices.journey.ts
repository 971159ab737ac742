import type { Page } from '@playwright/test'
import { aProduct, asked } from './office-enquiry-steps.ts'
import { lookAgainUntil, rowOf } from './office-steps.ts'
import { enquire } from './visitor-steps.ts'
import { writeToUs } from './contact-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

test(
  'a new enquiry or message changes the title, and plays a sound and shows a notification where chosen',
  { tag: '@once' },
  async ({ office, shop }) => {
    await enquire(shop, { product: aProduct() })
    await office.clock.install()
    // Chromium without a window refuses notifications.
    await office.addInitScript(() => {
      const shown: string[] = []
      class TestNotification extends EventTarget {
        static permission = 'granted'
        static requestPermission = async () => 'granted'
        constructor(title: string, { body }: { body: string }) {
          super()
          shown.push(`${title}: ${body}`)
        }
      }
      Object.assign(window, { Notification: TestNotification, shown })
    })
    const tonesHeard = await listenForTones(office)
    await office.goto('/admin/account')
    await office.getByLabel(/^A notification for a new enquiry or message/).check()
    await office.getByLabel(/^A sound for a new enquiry or message/).check()
    const tonesOfTest = await tonesHeard()
    expect(tonesOfTest).toBe(2)
    await expectAccessible(office)
    await expect(office).toHaveTitle(/^\(\d+\) Account · Back office$/)
    const before = Number(/\d+/.exec(await office.title()))
    const unread = await countBeside(office, 'Enquiries')
    const waiting = await countBeside(office, 'Contacts')
    expect(before).toBe(unread + waiting)
    await enquire(shop, { product: aProduct() })
    await lookAgainUntil(office, () =>
      expect(office).toHaveTitle(`(${before + 1}) Account · Back office`, { timeout: 1000 }),
    )
    const shown = () => office.evaluate((): string[] => Object(window).shown)
    expect(await shown()).toEqual([`New enquiry: ${unread + 1} enquiries are unread.`])
    expect(await tonesHeard()).toBe(tonesOfTest + 2)
    await writeToUs(shop)
    await lookAgainUntil(office, () =>
      expect(office).toHaveTitle(`(${before + 2}) Account · Back office`, { timeout: 1000 }),
    )
    expect((await shown())[1]).toMatch(
      new RegExp(`^New message: ${waiting + 1} messages? waits? for an answer.$`),
    )
    expect(await tonesHeard()).toBe(tonesOfTest + 4)
    expect(await countBeside(office, 'Contacts')).toBe(waiting + 1)
    await office.getByRole('link', { name: 'E-mails' }).click()
    await expect(office).toHaveTitle(`(${before + 2}) E-mails · Back office`)
  },
)

test(
  'an unread enquiry that is restored plays no sound',
  { tag: '@once' },
  async ({ office, shop }) => {
    await enquire(shop, { product: aProduct() })
    const product = await asked(office, shop, { name: 'Vasundhara' })
    await office.getByRole('button', { name: 'Delete the enquiry of Vasundhara' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(office.getByText('Enquiry deleted')).toBeVisible()
    await office.clock.install()
    const tonesHeard = await listenForTones(office)
    await office.goto('/admin/account')
    await office.getByLabel(/^A sound for a new enquiry or message/).check()
    const tonesOfTest = await tonesHeard()
    await office.getByRole('link', { name: 'Trash' }).click()
    await expect(office).toHaveTitle(/^\(\d+\) Trash/)
    const count = async () => Number(/\d+/.exec(await office.title()) ?? 0)
    const before = await count()
    const deleted = rowOf(office, product).filter({ hasText: 'Vasundhara' })
    await deleted.getByRole('button', { name: /^Restore/ }).click()
    await expect(deleted).toHaveCount(0)
    await lookAgainUntil(office, async () => expect(await count()).toBe(before + 1))
    expect(await tonesHeard()).toBe(tonesOfTest)
  },
)

test(
  'a tab asks for news at most once in 20 seconds, also where a list asks too',
  { tag: '@once' },
  async ({ office, shop }) => {
    await enquire(shop, { product: aProduct() })
    await office.clock.install()
    await office.goto('/admin/contacts')
    await expect(office).toHaveTitle(/^\(\d+\) Contacts/)
    await office.waitForLoadState('networkidle')
    const polls: string[] = []
    office.on('request', (request) => {
      if (request.headers()['x-unattended']) polls.push(new URL(request.url()).pathname)
    })
    const began = await office.evaluate(() => Date.now())
    for (let at = 0; at < 6; at++) {
      await passTheTime(office)
    }
    const passed = (await office.evaluate(() => Date.now())) - began
    expect(polls.length, polls.join()).toBeGreaterThan(3)
    expect(polls.length, polls.join()).toBeLessThanOrEqual(Math.ceil(passed / 20_000))
    const before = Number(/\d+/.exec(await office.title()))
    await enquire(shop, { product: aProduct() })
    await lookAgainUntil(office, () =>
      expect(office).toHaveTitle(`(${before + 1}) Contacts · Back office`, { timeout: 1000 }),
    )
  },
)

test(
  'a tab that is hidden asks for no news, and asks at once when it is shown again',
  { tag: '@once' },
  async ({ office }) => {
    await office.clock.install()
    await office.goto('/admin/contacts')
    await expect(office.getByRole('heading', { name: 'Customer management' })).toBeVisible()
    await office.waitForLoadState('networkidle')
    await passTheTime(office)
    const polls: string[] = []
    office.on('request', (request) => {
      if (request.headers()['x-unattended']) polls.push(new URL(request.url()).pathname)
    })
    await setVisibility(office, 'hidden')
    for (let at = 0; at < 4; at++) {
      await passTheTime(office)
    }
    expect(polls).toEqual([])
    await setVisibility(office, 'visible')
    await expect.poll(() => polls.length).toBeGreaterThan(0)
  },
)

/** The number beside a link of the navigation, or none. */
async function countBeside(office: Page, name: string) {
  const link = office.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name })
  return Number(/\d+/.exec(await link.innerText()) ?? 0)
}

/** Gives how many tones the page has played since it was opened. */
async function listenForTones(office: Page) {
  await office.addInitScript(() => {
    const tones: number[] = []
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value)
      start.call(this, when)
    }
    Object.assign(window, { tones })
  })
  return () => office.evaluate((): number => Object(window).tones.length)
}

/** Chromium without a window never hides a page by itself. */
async function setVisibility(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

/** More than one pause between two polls. The next is due 20 seconds after the response to the last. */
async function passTheTime(office: Page) {
  await office.clock.runFor(22_000)
  // In real time: the state of the network is idle already when the request is about to be sent.
  await office.waitForTimeout(500)
}
