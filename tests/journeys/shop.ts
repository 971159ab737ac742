import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { formOf } from '../calls-to.ts'
import { newDataDir } from '../start/data-dir.ts'
import { runServer } from '../start/run-server.ts'
import type { Settings } from '../start/run-server.ts'
import type { ProductForm } from '#contract/products/product-form.ts'
import { plainPicture } from '../fixtures/drawings.ts'
import { asha } from '../fixtures/people.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { copyPreparedShop, shopSettings } from './prepared-shop.ts'

/** Minified: that takes less than half of the time of the whole source. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** A running shop with the demo catalogue, in which Asha is the administrator. */
export type Shop = {
  address: string
  /** Puts a product of the test's own into the catalogue, by the API. */
  stock(product: ProductForm, pictures?: Buffer[]): Promise<string>
  /** As somebody else does who edits it at the same time. */
  change(id: string, product: ProductForm): Promise<void>
  /** Hangs a partner's logo under this name. */
  addPartnerLogo(name: string, picture: Buffer): Promise<void>
  /** Puts a PDF of the test's own in the place of a category's catalogue. */
  printCatalogue(category: string): Promise<void>
  /** Ends a session that the browser still believes in. */
  endSession(token: string): Promise<void>
  /** The token of a session of Asha's, which journeys share: a password is weighed slowly, on purpose. */
  signIn(): Promise<string>
}

type Fixtures = { office: Page; violations: string[] }

export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      await using dataDir = await newDataDir()
      await copyPreparedShop(dataDir.path)
      await serveShop({ DATA_DIR: dataDir.path }, use)
    },
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
  /** A page on which Asha is signed in, as by the form: the journeys of the sign-in fill that. */
  office: async ({ page, shop }, use) => {
    const token = await shop.signIn()
    // Light, and of the same origin.
    await page.goto('/robots.txt')
    await page.evaluate((session) => Object.assign(localStorage, session), {
      userEmail: asha.email,
      isAuthenticated: 'true',
      adminToken: token,
      token,
    })
    await use(page)
  },
})

export { expect }

/** A shop of its own for as long as it is used. */
export async function serveShop(settings: Settings, use: (shop: Shop) => Promise<void>) {
  await using server = await runServer({ ...shopSettings, ...settings })
  await use(shopAt(server.address))
}

/** Opens a page, and waits until its scripts have taken it over: what is pressed before goes another way. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitForScripts(page)
}

export async function reload(page: Page) {
  await page.reload()
  await waitForScripts(page)
}

/** React leaves its mark on what it has taken over. */
export async function waitForScripts(page: Page) {
  const isTakenOver = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
  await expect.poll(() => page.evaluate(isTakenOver), { intervals: [20, 50, 100] }).toBe(true)
}

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

type AxeWindow = { axe: { run(context: unknown, options: object): Promise<AxeResults> } }

/**
 * WCAG 2.2 AA as far as a program can check: of the whole page, or of the part with this selector. The package's
 * builder also sends to this process what passed: 1.7 s of processor time for a list of the office, where this
 * takes 0.9.
 */
export async function expectAccessible(page: Page, part?: string) {
  await waitForTransitions(page)
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  }
  const violations = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as AxeWindow
    const results = await axe.run(selector ?? document, { reporter: 'no-passes' })
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
    )
  }, part)
  expect(violations).toEqual([])
}

/** What is fading has the contrast of neither of its states. */
async function waitForTransitions(page: Page) {
  await page.evaluate(async () => {
    // What has just come begins to fade with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(fading.map((one) => one.finished))
  })
}

/** Nothing may be cut off or need scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(window)
}

/** The least spacing that a page must bear (WCAG 1.4.12). The policy forbids style elements. */
export async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

function shopAt(address: string): Shop {
  let session: Promise<Session> | undefined
  const signIn = async () => {
    if (session && !(await isUsable(address, await session))) session = undefined
    return (await (session ??= login(address))).token
  }
  const ask = async (path: string, init: RequestInit, token?: string) => {
    const headers = { Authorization: `Bearer ${token ?? (await signIn())}` }
    return fetch(`${address}/api${path}`, { ...init, headers })
  }
  return {
    address,
    signIn,
    async stock(product, pictures = [plainPicture]) {
      const body = formOf(product)
      for (const [i, picture] of pictures.entries()) {
        body.append('images', new Blob([new Uint8Array(picture)]), `${i + 1}.png`)
      }
      const response = await ask('/admin/products/add', { method: 'POST', body })
      return ((await response.json()) as { product: { id: string } }).product.id
    },
    async change(id, product) {
      await ask(`/admin/products-edit/${id}`, { method: 'PUT', body: formOf(product) })
    },
    async addPartnerLogo(name, picture) {
      const body = new FormData()
      body.append('images', new Blob([new Uint8Array(picture)]), `${name}.png`)
      await ask('/admin/partners', { method: 'POST', body })
    },
    async printCatalogue(category) {
      const body = formOf({ category })
      const catalogue = new Blob([new Uint8Array(priceList(category))])
      body.append('categoryCatalogue', catalogue, `${category}.pdf`)
      await ask('/admin/category-catalogue/upload', { method: 'POST', body })
    },
    async endSession(token) {
      await ask('/logout', { method: 'POST' }, token)
    },
  }
}

type Session = { token: string; startedAt: number }

/** A session confirms sensitive changes for 15 minutes after its sign-in: no journey takes five. */
const longestShared = 10 * 60_000

/** A journey may have ended it, by a logout for instance. */
async function isUsable(address: string, { token, startedAt }: Session) {
  if (performance.now() - startedAt > longestShared) return false
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`${address}/api/session`, { headers })).ok
}

async function login(address: string): Promise<Session> {
  const startedAt = performance.now()
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asha),
  })
  return { token: ((await response.json()) as { token: string }).token, startedAt }
}
