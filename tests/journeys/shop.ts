import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { newDataDir } from '../start/data-dir.ts'
import { openBeside } from '../start/open-beside.ts'
import { runServer } from '../start/run-server.ts'
import type { Settings } from '../start/run-server.ts'
import type { ProductForm } from '#contract/products/product-form.ts'
import type { ProductCategory } from '#contract/products/product.ts'
import { plainPicture } from '../stories/drawings.ts'
import { asha } from '../stories/people.ts'
import { priceList } from '../stories/price-lists.ts'
import { formOf } from '../open-house.ts'

/** A running shop with the demo catalogue, in which Asha is the administrator. */
export type Shop = {
  address: string
  /** Puts a product of the test's own into the catalogue, by the API. */
  stock(product: ProductForm, pictures?: Buffer[]): Promise<string>
  /** Hangs a partner's logo under this name. */
  hangPartner(name: string, picture: Buffer): Promise<void>
  /** Puts a PDF of the test's own in the place of a category's catalogue. */
  printCatalogue(category: ProductCategory): Promise<void>
  /** Ends a session that the browser still believes in. */
  endSession(token: string): Promise<void>
}

type Fixtures = { office: Page; violations: string[] }

export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => keepShop({ DEMO_CONTENT: 'on' }, use),
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.address),
  /** Every journey fails on a breach of the page's own policy and on an error in the console. */
  violations: [
    async ({ page }, use) => {
      const violations: string[] = []
      page.on('pageerror', (error) => violations.push(error.message))
      page.on('console', (message) => {
        const isExpected = /Failed to load resource/.test(message.text())
        if (message.type() === 'error' && !isExpected) violations.push(message.text())
      })
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
  /** A page on which Asha is signed in. */
  office: async ({ page }, use) => {
    await signIn(page)
    await use(page)
  },
})

export { expect }

/** A shop of its own for as long as it is used. */
export async function keepShop(settings: Settings, use: (shop: Shop) => Promise<void>) {
  await using dataDir = await newDataDir()
  const all = {
    DATA_DIR: dataDir.path,
    ADMIN_EMAIL: asha.email,
    ADMIN_PASSWORD: asha.password,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  await using server = await runServer(all)
  await makeNoAvif(all)
  await use(shopAt(server.address))
}

/** No journey looks for AVIF files, and making those of the demo takes half a core for minutes. */
async function makeNoAvif(settings: Settings) {
  await using beside = openBeside(settings)
  await sql`create trigger no_avif after insert on pictures begin
    update pictures set avif_claimed_until = '9999' where key = new.key; end`.execute(beside.db)
  await beside.db.updateTable('pictures').set({ avifClaimedUntil: '9999' }).execute()
}

export async function signIn(page: Page, person = asha) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
}

/** WCAG 2.2 AA as far as a program can tell. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([])
}

/** Nothing may be cut off or need scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(window)
}

function shopAt(address: string): Shop {
  const ask = async (path: string, token: string, init: RequestInit) => {
    const headers = { Authorization: `Bearer ${token}` }
    return fetch(`${address}/api${path}`, { ...init, headers })
  }
  return {
    address,
    async stock(product, pictures = [plainPicture]) {
      const { token } = await login(address)
      const body = formOf(product)
      for (const [i, picture] of pictures.entries()) {
        body.append('images', new Blob([new Uint8Array(picture)]), `${i + 1}.png`)
      }
      const answer = await ask('/admin/products/add', token, { method: 'POST', body })
      return ((await answer.json()) as { product: { id: string } }).product.id
    },
    async hangPartner(name, picture) {
      const { token } = await login(address)
      const body = new FormData()
      body.append('images', new Blob([new Uint8Array(picture)]), `${name}.png`)
      await ask('/admin/partners', token, { method: 'POST', body })
    },
    async printCatalogue(category) {
      const { token } = await login(address)
      const body = formOf({ category })
      const catalogue = new Blob([new Uint8Array(priceList(category))])
      body.append('categoryCatalogue', catalogue, `${category}.pdf`)
      await ask('/admin/category-catalogue/upload', token, { method: 'POST', body })
    },
    async endSession(token) {
      await ask('/logout', token, { method: 'POST' })
    },
  }
}

async function login(address: string) {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asha),
  })
  return (await answer.json()) as { token: string }
}
