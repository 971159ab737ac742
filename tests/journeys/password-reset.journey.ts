import type { Page } from '@playwright/test'
import { asha } from '../fixtures/people.ts'
import { test } from './shop-with-mail.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test as shopTest,
  visit,
} from './shop.ts'
import { holdScripts } from './visitor-steps.ts'

test.use({ ownShop: 'of the forgotten password' })

const newPassword = 'ginger-tea-at-eleven'

test(
  'Enter before the scripts run asks for a link when they do, and leaves the page as it is until then',
  { tag: '@once' },
  async ({ page }) => {
    const letScriptsRun = await holdScripts(page)
    await page.goto('/login/reset', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('nobody')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    letScriptsRun()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  },
)

test(
  'an administrator who forgot the password sets a new one by e-mail and signs in with it',
  { tag: '@once' },
  async ({ page, post, shop }) => {
    await visit(page, '/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    // The page before it has a field of the same name.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await askForLink(page, 'nobody')
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expectAccessible(page)
    await askForLink(page, asha.email)
    await expect(
      page.getByText(/^If this address belongs to an account, we have sent it a link/),
    ).toBeVisible()
    await expectAccessible(page)
    await expect.poll(() => post.received.length).toBe(1)
    const text = post.received[0]?.mail.text ?? ''
    const path = /\/login\/reset\?token=[\w-]{43}/.exec(text)?.[0] ?? ''
    // A mail program opens the link first.
    await fetch(`${shop.address}${path}`)
    await visit(page, path)
    await setPassword(page, 'password1234', 'password1234')
    await expect(page.getByText(/one of the most common passwords/)).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await setPassword(page, newPassword, 'another-tea-at-ten')
    await expect(page.getByText('The two new passwords are not the same')).toBeVisible()
    await setPassword(page, newPassword, newPassword)
    await expect(page.getByText(/^Your password is changed/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(asha.email)
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/admin\/products$/)
    await expect.poll(() => post.received.length).toBe(2)
    expect(post.received[1]?.mail.subject).toMatch(/^Your password at .* was changed$/)
    await visit(page, path)
    await expect(page.getByText(/^This link has been used already/)).toBeVisible()
    await expectAccessible(page)
  },
)

shopTest(
  'without mail the page that resets a password names the command that does @once',
  async ({ page }) => {
    await visit(page, '/login/reset')
    await expect(page.getByText(/npm run admin:reset/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)

async function askForLink(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
}

async function setPassword(page: Page, password: string, repeated: string) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat new password').fill(repeated)
  await page.getByRole('button', { name: 'Change password' }).click()
}
