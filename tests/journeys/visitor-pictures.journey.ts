import type { Page } from '@playwright/test'
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
