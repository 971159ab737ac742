import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asha } from '../fixtures/people.ts'
import { fillProduct, openNavigation } from './office-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

const keys = ['token', 'adminToken', 'isAuthenticated', 'userEmail']

test('Asha signs in, and the four keys are written', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/admin\/products$/)
  const stored = await page.evaluate(
    (names) => names.map((name) => localStorage.getItem(name)),
    keys,
  )
  expect(stored[0]).toBeTruthy()
  expect(stored[1]).toBe(stored[0])
  expect(stored.slice(2)).toEqual(['true', asha.email])
})

test('nothing moves on the sign-in page when its first field is focused', async ({ page }) => {
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Sign in' })
  const place = await button.boundingBox()
  const loaded = page.waitForResponse(/\/sign-in-form-[^/]*\.js$/)
  await page.getByLabel('Email').click()
  await loaded
  await page.waitForLoadState('networkidle')
  // That of the site and that of the office: the script brings neither a second time.
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(2)
  expect(await button.boundingBox()).toEqual(place)
})

test(
  'each error is shown at its field, and disappears when the field is edited',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Sign in' })
    await button.click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await page.getByLabel('Email').fill('nobody')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await expect(page.getByText('Email is required')).toBeHidden()
    await button.click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  },
)

test(
  'a wrong password is reported once, and what was typed stays',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(asha.email)
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Invalid email or password')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(asha.email)
  },
)

test('the password can be looked at', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test(
  'without a session every screen leads to the sign-in, and back to itself afterwards',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/admin/products/new')
    await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fproducts%2Fnew/)
    await fillSignIn(page)
    await expect(page).toHaveURL(/\/admin\/products\/new$/)
  },
)

test(
  'a sign-in with the address of another site as its target leads to the products',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent('//evil.example')}`)
    await fillSignIn(page)
    await expect(page).toHaveURL(/\/admin\/products$/)
  },
)

test('a logout is a logout in all tabs, for the browser and for the server @once', async ({
  office,
  context,
  shop,
}) => {
  const token = await office.evaluate(() => localStorage.getItem('token'))
  const other = await context.newPage()
  await other.goto('/admin/products')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await office.goto('/admin/products')
  await openNavigation(office)
  await office.getByRole('button', { name: 'Logout' }).click()
  await expect(office).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  expect(
    await office.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys),
  ).toEqual([null, null, null, null])
  const response = await fetch(`${shop.address}/api/session`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(401)
})

test(
  'a session that ends in the middle of a form leaves what was typed',
  { tag: '@once' },
  async ({ office, shop }) => {
    await office.goto('/admin/products')
    await office.getByRole('link', { name: 'Add Product' }).first().click()
    const name = `Kaveri Interrupted ${randomUUID()}`
    await fillProduct(office, name)
    const token = await office.evaluate(() => localStorage.getItem('token'))
    await shop.endSession(token ?? '')
    await office.getByRole('button', { name: 'Add Product' }).click()
    const dialog = office.getByRole('dialog').or(office.getByRole('alertdialog'))
    await expect(dialog.getByText('Your session has expired. Please login again.')).toBeVisible()
    await expectAccessible(office)
    await dialog.getByLabel('Email').fill(asha.email)
    await dialog.getByLabel('Password', { exact: true }).fill(asha.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(office.getByText('Product added successfully!')).toBeVisible()
    await expect(
      office
        .getByRole('row', { name: new RegExp(name) })
        .or(office.getByText(name))
        .first(),
    ).toBeVisible()
  },
)

async function fillSignIn(page: Page) {
  await page.getByLabel('Email').fill(asha.email)
  await page.getByLabel('Password', { exact: true }).fill(asha.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
