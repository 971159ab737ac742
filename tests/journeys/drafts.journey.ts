import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asha, ravi } from '../fixtures/people.ts'
import { fillProduct, openNavigation } from './office-steps.ts'
import { expect, test } from './shop.ts'

test(
  'after a logout nothing that was typed is left in any tab',
  { tag: '@once' },
  async ({ office, context }) => {
    const other = await context.newPage()
    await other.goto('/admin/products/new')
    await other.getByLabel(/^Product Name/).fill('Kaveri Unfinished')
    await office.goto('/admin/contacts?tab=generate-password')
    await office.getByLabel('GST Number').fill('29ABCDE1234F1Z5')
    await expect.poll(() => draftsIn(office)).toHaveLength(1)
    await expect.poll(() => draftsIn(other)).toHaveLength(1)
    await openNavigation(office)
    await office.getByRole('button', { name: 'Logout' }).click()
    for (const tab of [office, other]) {
      await expect(tab).toHaveURL(/\/login/)
      expect(await draftsIn(tab)).toEqual([])
    }
  },
)

test(
  'a typed product survives an expired session, a reload and a new sign-in of the same person',
  { tag: '@once' },
  async ({ office, shop }) => {
    const name = await typeUntilExpiry(office, shop)
    await office.reload()
    await expect(office).toHaveURL(/\/login/)
    await expect(office.getByText('Your session has expired. Please login again.')).toBeVisible()
    await signIn(office, asha)
    await expect(office.getByLabel(/^Product Name/)).toHaveValue(name)
  },
)

test(
  'another person who signs in after an expired session does not see what was typed',
  { tag: '@once' },
  async ({ office, shop }) => {
    const name = await typeUntilExpiry(office, shop)
    await signIn(office, ravi)
    await expect(office.getByRole('alertdialog')).toBeHidden()
    await expect(office.getByLabel(/^Product Name/)).toHaveValue('')
    expect(await draftsIn(office)).toEqual([])
    await office.goto(`/admin/products?q=${name.split(' ').at(-1)}`)
    await expect(office.getByText('No products found')).toBeVisible()
  },
)

test(
  'a tab that slept through a logout drops what was typed when it is opened again',
  { tag: '@once' },
  async ({ office, shop }) => {
    await typeUntilExpiry(office, shop)
    await office.evaluate(() => localStorage.setItem('sessionEnd', `logout ${Date.now()}`))
    await office.goto('/admin/products')
    await expect(office).toHaveURL(/\/login/)
    expect(await draftsIn(office)).toEqual([])
  },
)

async function typeUntilExpiry(office: Page, shop: { endSession(token: string): Promise<void> }) {
  await office.goto('/admin/products/new')
  const name = `Kaveri Interrupted ${randomUUID()}`
  await fillProduct(office, name)
  const token = await office.evaluate(() => localStorage.getItem('token'))
  await shop.endSession(token ?? '')
  await office.getByRole('button', { name: 'Add Product' }).click()
  await expect(office.getByText('Your session has expired. Please login again.')).toBeVisible()
  await expect.poll(() => draftsIn(office)).toHaveLength(1)
  return name
}

async function signIn(page: Page, { email, password }: typeof asha) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

function draftsIn(page: Page) {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))
}
