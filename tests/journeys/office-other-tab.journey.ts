import type { Page } from '@playwright/test'
import { accountMessages } from '#contract/accounts/account.ts'
import { asha, ravi } from '../fixtures/people.ts'
import { openNavigation } from './office-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

const screen = '/admin/products/new?category=Laptops'

test(
  'after a logout in another tab the same person comes back to the screen that was open, without what was typed',
  { tag: '@once' },
  async ({ office, context }) => {
    const form = await typeAndSignOutElsewhere(office, await context.newPage())
    await expect(form.getByText(accountMessages.signedOutElsewhere)).toBeVisible()
    expect(await storedIn(form)).not.toContain('Kaveri')
    await expectAccessible(form)
    await form.reload()
    await expect(form.getByText(accountMessages.signedOutElsewhere)).toBeVisible()
    await signIn(form, asha)
    await expect(form).toHaveURL(new RegExp(`${screen.replace('?', '\\?')}$`))
    await expect(form.getByLabel(/^Product Name/)).toHaveValue('')
  },
)

test(
  'the screen comes back too where its person signs in again in the other tab',
  { tag: '@once' },
  async ({ office, context }) => {
    const form = await typeAndSignOutElsewhere(office, await context.newPage())
    await signIn(office, asha)
    await expect(form.getByLabel(/^Product Name/)).toBeVisible()
  },
)

test(
  'after a logout in another tab somebody else gets neither the screen nor what was typed',
  { tag: '@once' },
  async ({ office, context }) => {
    const form = await typeAndSignOutElsewhere(office, await context.newPage())
    await signIn(form, ravi)
    await expect(form).toHaveURL(/\/admin\/products$/)
    await expect(form.getByRole('link', { name: 'Add Product' }).first()).toBeVisible()
    await form.goto(screen)
    await expect(form.getByLabel(/^Product Name/)).toHaveValue('')
  },
)

function storedIn(page: Page) {
  return page.evaluate(() => JSON.stringify(sessionStorage))
}

/** Asha types into one tab, and signs out in the other one. */
async function typeAndSignOutElsewhere(office: Page, form: Page) {
  await form.goto(screen)
  await form.getByLabel(/^Product Name/).fill('Kaveri Unfinished')
  await office.goto('/admin/products')
  await openNavigation(office)
  await office.getByRole('button', { name: 'Logout' }).click()
  await expect(office).toHaveURL(/\/login$/)
  await expect(form).toHaveURL(/\/login$/)
  return form
}

async function signIn(page: Page, { email, password }: typeof asha) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
