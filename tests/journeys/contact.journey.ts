import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'

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
  await expect(page.getByText(/C-[2-9A-Z]{8}/)).toBeVisible()
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

test('the map is asked for by a press, and not before', { tag: '@once' }, async ({ page }) => {
  const foreign: string[] = []
  await page.route(/openstreetmap/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' })
  })
  await visit(page, '/contact')
  await expect(page.getByRole('button', { name: /Show the map/ })).toBeVisible()
  expect(foreign).toEqual([])
  await page.getByRole('button', { name: /Show the map/ }).click()
  await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

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
