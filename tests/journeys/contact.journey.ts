import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, reload, test, visit } from './shop.ts'

const gstNumber = '29ZZZFZ9998Z1ZA'
const message = 'Do you take old desktops back when we buy new ones?'

test('a new customer writes, and sees the given text with a reference', async ({ page }) => {
  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Divya Rao')
  await expect(page.getByText('Name is required')).toBeHidden()
  await page.getByLabel('Email').fill('divya@hosurfoods.example')
  await page.getByLabel('Phone').fill('080 1234 5678')
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('New customer query submitted!')).toBeVisible()
  const reference = await page.getByText(/^C-[2-9A-Z]{8}$/).innerText()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await reload(page)
  await expect(page.getByText('New customer query submitted!')).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test(
  'an existing customer with a wrong password loses nothing that was typed',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/contact')
    await page.getByRole('button', { name: 'Existing Customer' }).click()
    await expect(page.getByRole('button', { name: 'Existing Customer' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByLabel('GST Number').fill(gstNumber)
    await page.getByLabel('Password').fill('guess-work')
    await page.getByLabel('Message').fill(message)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Invalid GST number or password')).toBeVisible()
    await expect(page.getByLabel('GST Number')).toHaveValue(gstNumber)
    await expect(page.getByLabel('Message')).toHaveValue(message)
    const stored = await page.evaluate(() =>
      [sessionStorage, localStorage].map((store) => Object.values(store)),
    )
    expect(JSON.stringify(stored)).not.toContain('guess-work')
  },
)

test('forced colours show which kind of customer is chosen', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/contact')
  const styleOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(button)
      return { backgroundColor, forcedColorAdjust }
    })
  const [chosen, other] = [await styleOf('New Customer'), await styleOf('Existing Customer')]
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor)
  // The browser would put a ground of the page behind its text, which has the colour of that ground.
  expect(chosen.forcedColorAdjust).toBe('none')
  await expectAccessible(page)
})

test(
  'text that was typed as a new customer is still there after a message as an existing one',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/contact')
    const email = `${randomUUID()}@hosurfoods.example`
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Message').fill(message)
    await page.getByRole('button', { name: 'Existing Customer' }).click()
    await page.getByLabel('GST Number (User ID)').fill(gstNumber)
    await page.getByLabel('Message').fill('Another message, as a customer.')
    await page.getByRole('button', { name: 'New Customer' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Message')).toHaveValue(message)
  },
)

test('both forms are accessible and fit the screen', async ({ page }) => {
  for (const path of ['/contact', '/contact?as=existing']) {
    await visit(page, path)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Message is required')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})

test('phone, WhatsApp and hours come before the form, and say whether the office is open; the form begins on the first screen', async ({
  page,
}) => {
  // 24 November 2026 is a Tuesday. 12:25 UTC is 17:55 in India.
  await page.clock.install({ time: '2026-11-24T12:25:00Z' })
  await visit(page, '/contact')
  const main = page.getByRole('main')
  const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings).toEqual(['Talk to us', 'Write to us', 'Address'])
  const facts = main.getByRole('region', { name: 'Talk to us' })
  await expect(facts.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(facts.getByText('9:00 AM-6:00 PM')).toBeVisible()
  await expect(main.getByRole('button', { name: 'New Customer' })).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('link', { name: '+91 80 4000 1234' })).toHaveAttribute(
    'href',
    'tel:+918040001234',
  )
  const ofHours = main.locator('dt:has-text("Hours") + dd')
  await expect(ofHours.getByText('Open now, until 6:00 PM')).toBeVisible()
  await page.clock.runFor(6 * 60_000)
  await expect(main.getByText('Closed now, opens tomorrow at 9:00 AM')).toBeVisible()
})

test(
  'phone and WhatsApp are in the header from 1,024 pixels, and in the footer of every screen; a customer finds the account there too',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/about')
    const header = page.getByRole('banner')
    for (const part of [header, page.getByRole('contentinfo')]) {
      await expect(part.getByRole('link', { name: '+91 80 4000 1234' })).toBeVisible()
      await expect(part.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        'https://wa.me/918040001234',
      )
    }
    await page.setViewportSize({ width: 1023, height: 768 })
    await expect(header.getByRole('link', { name: 'WhatsApp' })).toBeHidden()
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(header.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    const account = header.getByRole('link', { name: 'Customer account' })
    await page.setViewportSize({ width: 1280, height: 768 })
    await expect(account).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await header.getByText('Menu', { exact: true }).click()
    await account.click()
    await expect(page).toHaveURL(/\/account$/)
    await visit(page, '/contact?as=existing')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Customer account' }),
    ).toBeVisible()
  },
)

test(
  'the map is asked for by a press, and not before; the focus goes to it, and nothing below moves',
  { tag: '@once' },
  async ({ page }) => {
    const foreign: string[] = []
    await page.route(/openstreetmap/, (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' })
    })
    await visit(page, '/contact')
    const main = page.getByRole('main')
    const press = main.getByRole('button', { name: /map/i })
    const link = main.getByRole('link', { name: /map/i })
    await expect(press).toHaveText('Show the map (OpenStreetMap)')
    await expect(link).toHaveText('Open in OpenStreetMap')
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search/)
    expect(foreign).toEqual([])
    const below = await topOf(link)

    await press.press('Enter')
    await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible()
    const map = main.getByTitle('Map of our address')
    await expect(map).toBeFocused()
    await expect(press).toHaveCount(0)
    await expect(link).toHaveText('Open in OpenStreetMap')
    expect(await topOf(link)).toBe(below)
    await expectAccessible(page)

    // A message that is typed renders the page again.
    await main.getByLabel('Message').fill('Good morning')
    await expect(main.getByLabel('Message')).toBeFocused()
    await page.emulateMedia({ media: 'print' })
    await expect(map).toBeHidden()
    await expect(link).toBeHidden()
  },
)

test(
  'no box for the map is on paper before it is asked for',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/contact')
    const frame = page.locator('.map-frame')
    await expect(frame).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(frame).toBeHidden()
  },
)

async function topOf(part: Locator) {
  const top = await part.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  return Math.round(top)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is a link, without an empty box', { tag: '@once' }, async ({ page }) => {
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
    await expect(page.locator('.map-frame')).toBeHidden()
  })

  test('hours are shown without a state', { tag: '@once' }, async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('main').getByText('9:00 AM-6:00 PM')).toBeVisible()
    await expect(page.getByText(/Open now|Closed now/)).toHaveCount(0)
  })

  test('a message is sent, and a reload sends nothing', { tag: '@once' }, async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Kiran Rao')
    await page.getByLabel('Email').fill('kiran@raoprinters.example')
    await page.getByLabel('Phone').fill('9845012345')
    await page.getByLabel('Message').fill(message)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(/sent=C-/)
    await expect(page.getByText('New customer query submitted!')).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/sent=C-/)
  })
})
