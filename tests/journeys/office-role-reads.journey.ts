import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Role } from '#contract/accounts/permissions.ts'
import { callsTo } from '../calls-to.ts'
import { travelBook } from '../fixtures/goods.ts'
import { hold } from './office-steps.ts'
import { expect, test } from './shop.ts'
import type { Shop } from './shop.ts'

const screens = [
  '/admin/today',
  '/admin/products',
  '/admin/products/import',
  '/admin/products/quality',
  '/admin/settings',
  '/admin/trash',
  '/admin/account',
]

for (const role of ['editor', 'sales', 'viewer'] as const) {
  test(
    `no screen that ${role} may open asks the server for what the role may not read`,
    { tag: '@once' },
    async ({ page, shop }) => {
      const refused: string[] = []
      page.on('response', (response) => {
        if (response.status() === 403) refused.push(new URL(response.url()).pathname)
      })
      await signInWithRole(page, shop, role)
      const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link')
      const offered = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      for (const path of [...screens, ...offered]) {
        await page.goto(String(path))
        await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
        await page.waitForLoadState('networkidle')
      }
      expect(refused).toEqual([])
    },
  )
}

test(
  'the navigation shows nobody a screen that the role may not open, not even for a moment',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      const note = () => {
        const texts = [...document.querySelectorAll('nav a')].map((link) => link.textContent)
        Object.assign(window, { seen: [...new Set([...(Object(window).seen ?? []), ...texts])] })
      }
      new MutationObserver(note).observe(document, { childList: true, subtree: true })
    })
    const release = await hold(page, 'GET', /\/api\/session$/)
    setTimeout(release, 1000)
    await signInWithRole(page, shop, 'viewer')
    await expect(page.getByRole('link', { name: 'Enquiries' })).toBeVisible()
    const seen = await page.evaluate(() => Object(window).seen as string[])
    expect(seen.join()).toContain('Contacts')
    expect(seen).not.toContain('People')
    expect(seen).not.toContain('Audit')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Enquiries' })).toBeVisible()
    expect(await page.evaluate(() => Object(window).seen as string[])).not.toContain('People')
  },
)

test(
  'Product quality tells a viewer what is missing, and not how to change it',
  { tag: '@once' },
  async ({ page, office, shop }) => {
    await shop.stock({ ...travelBook, name: `Kaveri ${'Q'.repeat(80)}` })
    await office.goto('/admin/products/quality')
    await expect(page.getByText('Move facts of the name')).toBeVisible()
    await office.evaluate(() => localStorage.clear())
    await signInWithRole(page, shop, 'viewer')
    await page.goto('/admin/products/quality')
    await expect(page.getByRole('heading', { name: 'Name over 70 characters' })).toBeVisible()
    await expect(page.getByText('Move facts of the name')).toHaveCount(0)
  },
)

/** A person whom Asha has invited, so that the server refuses what the role may not do. */
async function signInWithRole(page: Page, shop: Shop, role: Role) {
  const { call } = callsTo(shop.address, await shop.signIn())
  const email = `${role}-${randomUUID()}@tamarindit.example`
  const password = 'ginger-tea-at-eleven'
  const { json } = await call('POST', '/admin/people', { body: { email, role } })
  const token = new URL(String(json.link)).searchParams.get('token')
  await call('POST', '/password-reset/confirm', { body: { token, password } })
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/admin\//)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}
