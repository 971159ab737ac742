import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'
import type { Shop } from './shop.ts'
import { holdScripts } from './visitor-steps.ts'
import { drawing } from '../fixtures/drawings.ts'
import { travelBook } from '../fixtures/goods.ts'

const shapes = [
  { width: 1200, height: 900 },
  { width: 300, height: 1200 },
  { width: 1200, height: 200 },
]

test('pictures are looked through with the arrow keys, by thumbnail and by swiping', async ({
  page,
  shop,
}) => {
  await openPictured(page, shop)
  await pictures(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expectCurrent(page, 2)
  await expect(pictures(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expectCurrent(page, 3)
  await page.keyboard.press('ArrowRight')
  await expectCurrent(page, 1)
  await page.getByRole('link', { name: 'Image 3', exact: true }).click()
  await expectCurrent(page, 3)
  await expect(pictures(page).nth(2)).toBeInViewport({ ratio: 0.9 })
  await page.locator('.gallery-strip').evaluate((strip) => strip.scrollTo(strip.clientWidth, 0))
  await expectCurrent(page, 2)
})

test('a picture is enlarged, moved about, closed, and the focus is where it was left', async ({
  page,
  shop,
}) => {
  await openPictured(page, shop)
  await pictures(page).first().focus()
  await page.keyboard.press('Enter')
  const zoom = page.getByRole('dialog')
  await expect(zoom).toBeVisible()
  await expectAccessible(page)
  await zoom.getByRole('button', { name: 'Zoom in' }).click()
  const box = page.locator('.zoom-box')
  const scrolled = () => box.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
  const before = await scrolled()
  await page.keyboard.press('ArrowRight')
  await expect.poll(scrolled).toBeGreaterThan(before)
  await page.keyboard.press('-')
  await expect(zoom.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(zoom.getByRole('status')).toHaveText('Image 2 / 3')
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(pictures(page).nth(1)).toBeFocused()
  await expectCurrent(page, 2)
})

test(
  'a click enlarges what it points at, and dragging moves it',
  { tag: '@mouse' },
  async ({ page, shop }) => {
    await openPictured(page, shop)
    await pictures(page).first().click()
    const box = page.locator('.zoom-box')
    await box.click({ position: { x: 700, y: 300 } })
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible()
    const scrolled = () => box.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
    const before = await scrolled()
    await page.mouse.move(700, 400)
    await page.mouse.down()
    await page.mouse.move(600, 400, { steps: 4 })
    await page.mouse.up()
    await expect.poll(scrolled).toBe(before + 100)
    await box.click()
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  },
)

test(
  'a finger swipes through the enlarged pictures, and never to the page before',
  { tag: '@finger' },
  async ({ page, shop }) => {
    await openPictured(page, shop)
    await pictures(page).first().tap()
    const shown = page.getByRole('dialog').getByRole('status')
    await expect(shown).toHaveText('Image 1 / 3')
    await swipe(page, { from: 300, to: 60 })
    await expect(shown).toHaveText('Image 2 / 3')
    await swipe(page, { from: 60, to: 300 })
    await expect(shown).toHaveText('Image 1 / 3')
  },
)

test(
  'a picture that cannot be had leaves its place to the drawing of the category',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.route('**/pictures/**', (route) => route.abort())
    await openPictured(page, shop)
    await expect(page.locator('.gallery-strip img')).toHaveCount(0)
    await expect(drawingOf(page, 'laptops')).toBeVisible()
  },
)

test(
  'a picture that failed before the scripts ran leaves its place to the drawing of the category',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.route('**/pictures/**', (route) => route.abort())
    const letScriptsRun = await holdScripts(page)
    await page.goto(await pictured(shop), { waitUntil: 'commit' })
    const first = page.locator('.gallery-strip img').first()
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    letScriptsRun()
    await expect(drawingOf(page, 'laptops')).toBeVisible()
  },
)

test('eight products are in the first screen of an office, three in that of a phone, and cards fit every screen', async ({
  page,
  isMobile,
}) => {
  // Of these no journey stocks any with a name of three lines.
  await visit(page, `/products?category=${isMobile ? 'Laptops' : 'Desktops'}`)
  await expectNoSidewaysScroll(page)
  const last = page.locator('.product-card').nth(isMobile ? 2 : 7)
  await expect(last).toBeInViewport({ ratio: 1 })
  if (isMobile) {
    expect((await last.boundingBox())?.height).toBeLessThanOrEqual(130)
    await expectOneRow(last.locator('.card-bar > *'))
    const withGst = await last.getByText(/incl. GST$/).boundingBox()
    const next = await last.locator('.card-bar > *').nth(1).boundingBox()
    expect((withGst?.x ?? 0) + (withGst?.width ?? Infinity)).toBeLessThanOrEqual(next?.x ?? 0)
  }
  await expectAccessible(page)
})

test(
  'on a phone a name of two lines leaves room for two specifications, the model number and the HSN code',
  { tag: '@finger' },
  async ({ page }) => {
    // By name, so that the products of other journeys do not move it to the second page.
    await visit(page, '/products?category=Laptops&sort=name')
    const card = page.locator('.product-card', { hasText: 'Arunvale Loom 17 Large-Screen Laptop' })
    await card.scrollIntoViewIfNeeded()
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(130)
    for (const fact of [/^Processor: /, /^Memory: /, 'LM-17i7', 'HSN']) {
      await expect(card.getByText(fact)).toBeInViewport({ ratio: 1 })
    }
  },
)

test(
  'on paper a product of the grid is a row, with a column for each of its specifications',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/products?category=Laptops')
    await page.emulateMedia({ media: 'print' })
    const [heading, first, second] = await edgesOf(page.locator('h1, .product-card'))
    expect(first?.x).toBe(heading?.x)
    expect(second?.x).toBe(first?.x)
    const columns = await edgesOf(page.locator('.product-card').first().locator('.card-specs > li'))
    expect(new Set(columns.map(({ y }) => y)).size).toBe(1)
    expect(new Set(columns.map(({ x }) => x)).size).toBe(4)
  },
)

async function edgesOf(all: Locator) {
  const visible = await all.filter({ visible: true }).all()
  const boxes = await Promise.all(visible.map((one) => one.boundingBox()))
  return boxes.map((box) => ({ x: Math.round(box?.x ?? NaN), y: Math.round(box?.y ?? NaN) }))
}

/** Targets for fingers, of which none comes nearer to the next than eight pixels. */
async function expectOneRow(actions: Locator) {
  const boxes = await actions.evaluateAll((all) =>
    all.map((one) => {
      const { top, left, right, height } = one.getBoundingClientRect()
      return { top, left, right, height }
    }),
  )
  expect(boxes.length).toBeGreaterThan(1)
  for (const [i, { top, left, height }] of boxes.entries()) {
    expect(height).toBeGreaterThanOrEqual(44)
    expect(top).toBe(boxes[0]?.top)
    expect(left).toBeGreaterThanOrEqual((boxes[i - 1]?.right ?? -8) + 8)
  }
}

test('pictures of every shape fit every screen', async ({ page, shop }) => {
  await openPictured(page, shop)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const box = await page.locator('.gallery-slide').first().boundingBox()
  await page.getByRole('link', { name: 'Image 2', exact: true }).click()
  expect((await page.locator('.gallery-slide').first().boundingBox())?.height).toBe(box?.height)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'thumbnails lead to the pictures, and nothing is offered that cannot work',
    { tag: '@once' },
    async ({ page, shop }) => {
      await page.goto(await pictured(shop))
      await expect(page.getByRole('button', { name: /Copy|Share/ })).toHaveCount(0)
      await page.getByRole('link', { name: 'Image 2', exact: true }).click()
      await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.9 })
      const link = page.locator('#picture-2').locator('a')
      const file = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toBe('image/webp')
    },
  )
})

async function swipe(page: Page, { from, to }: { from: number; to: number }) {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    })
  await touch('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
  await touch('touchEnd')
}

async function openPictured(page: Page, shop: Shop) {
  await visit(page, await pictured(shop))
}

async function pictured(shop: Shop) {
  return `/products-details/${await shop.stock(travelBook, await shapesDrawn())}`
}

function shapesDrawn() {
  return Promise.all(shapes.map((shape) => drawing('jpeg', shape)))
}

function pictures(page: Page) {
  return page.locator('.gallery-strip').getByRole('link')
}

function drawingOf(page: Page, category: string) {
  return page.locator('.gallery-slide').first().locator(`use[href$="#${category}"]`).locator('..')
}

async function expectCurrent(page: Page, picture: number) {
  await expect(page.locator('.gallery-thumb[aria-current]')).toHaveAccessibleName(
    `Image ${picture}`,
  )
}
