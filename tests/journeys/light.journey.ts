import type { Browser, Page, Request } from '@playwright/test'
import { expect, test } from './shop.ts'
import type { Shop } from './shop.ts'

/** A dozen pages, each opened as for the first time. */
test.describe.configure({ timeout: 120_000 })

const most = { requests: 25, bytes: 300_000, script: 108_000, stylesheet: 12_288 }

/** A list of several pages. */
const paged = '/products?category=All'

/** A search that finds nothing, with what comes near to it. */
const fruitless = '/products?q=projector+zzyzx'

const plainPages = [
  '/about',
  '/contact',
  '/account',
  '/account/password',
  '/enquiry',
  '/privacy/my-data',
  '/privacy',
]

test('every public page is light, and nothing in it moves', async ({ browser, shop, viewport }) => {
  const product = await findPictured(shop)
  const screens = [
    ...['/', product, '/products', '/clients'].map((path) => ({ path, deviceScaleFactor: 2 })),
    ...['/', product, '/products?view=table', paged, fruitless, ...plainPages].map((path) => ({
      path,
      deviceScaleFactor: 1,
    })),
  ]
  for (const { path, deviceScaleFactor } of screens) {
    const screen = { viewport, deviceScaleFactor }
    const seen = await openOnce(browser, `${shop.address}${path}`, screen)
    const what = `${path} at ${deviceScaleFactor}x: ${JSON.stringify(seen)}`
    expect.soft(seen.requests, what).toBeLessThanOrEqual(most.requests)
    expect.soft(seen.bytes, what).toBeLessThanOrEqual(most.bytes)
    expect.soft(seen.script, what).toBeLessThanOrEqual(most.script)
    expect.soft(seen.stylesheet, what).toBeLessThanOrEqual(most.stylesheet)
    expect.soft(seen.shift, what).toBeLessThanOrEqual(0.01)
    expect.soft(seen.isPaintedFirst, what).toBe(true)
    if (path === '/' || path === product) expect.soft(seen.isPreloaded, what).toBe(true)
  }
})

type Listed = { items: { id: string; image: string | null }[] }

/** What the first screen of a list shows. */
const onScreen = 5

/** A product of the demo. All is hung that these pages show, or they would be light without it. */
async function findPictured({ address }: Shop) {
  const ask = async (path: string) => (await fetch(`${address}/api${path}`)).json()
  const pictured = async (category: string) => {
    const { productCategories } = (await ask(`/products?category=${category}`)) as {
      productCategories: Listed[]
    }
    return productCategories.flatMap(({ items }) => items).filter(({ image }) => image !== null)
  }
  for (const category of ['Desktops', 'Projectors']) {
    expect((await pictured(category)).length).toBeGreaterThanOrEqual(onScreen)
  }
  const { clients } = (await ask('/clients')) as { clients: object[] }
  expect(clients.length).toBeGreaterThan(15)
  const [product] = await pictured('Projectors')
  return `/products-details/${product?.id}`
}

type Screen = { viewport: { width: number; height: number } | null; deviceScaleFactor: number }

async function openOnce(browser: Browser, address: string, screen: Screen) {
  await using context = await browser.newContext(screen)
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const { shift, largest } = await lookBack(page)
  const sizes = await Promise.all(requests.map(sizeOf))
  const bytesOf = (type?: string) =>
    sizes
      .filter((size) => type === undefined || size.type === type)
      .reduce((total, { bytes }) => total + bytes, 0)
  return {
    requests: requests.length,
    bytes: bytesOf(),
    script: bytesOf('script'),
    stylesheet: bytesOf('stylesheet'),
    shift,
    isPaintedFirst: await isPaintedFirst(page),
    isPreloaded: await isPreloaded(page, largest),
  }
}

async function sizeOf(request: Request) {
  const { responseBodySize } = await request.sizes()
  return { type: request.resourceType(), bytes: responseBodySize }
}

/** Scripts are asked for when the page is painted, or after two seconds. */
async function isPaintedFirst(page: Page) {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
    const asked = Math.min(...scripts.map(({ startTime }) => startTime))
    return paint !== undefined && asked >= Math.min(paint.startTime, 2000)
  })
}

async function isPreloaded(page: Page, largest: string) {
  const preload = 'head link[rel="preload"][as="image"]'
  const sources = await page.evaluate(
    (preload) => document.querySelector(preload)?.getAttribute('imagesrcset') ?? '',
    preload,
  )
  return largest !== '' && sources.includes(new URL(largest).pathname)
}

/** How far things moved, and the address of the largest picture, empty where it is a text. */
async function lookBack(page: Page) {
  return page.evaluate(async () => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; url: string }
    const shifts = await past('layout-shift')
    const largest = (await past('largest-contentful-paint')).at(-1)
    return {
      shift: shifts.reduce(
        (sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
        0,
      ),
      largest: largest?.url ?? '',
    }

    /** An observer of entries that do not exist is never called. */
    function past(type: string) {
      return new Promise<Entry[]>((resolve) => {
        const collect = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries() as Entry[])
        new PerformanceObserver(collect).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 500)
      })
    }
  })
}
