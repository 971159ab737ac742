import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'
import { stopTime } from './visitor-steps.ts'
import { drawing } from '../fixtures/drawings.ts'
import { travelBook } from '../fixtures/goods.ts'

test('banners turn by themselves, and wait for whoever looks at them or stops them', async ({
  page,
  isMobile,
}) => {
  await stopTime(page)
  await visit(page, '/')
  await lookAtBanners(page)
  await expectBanner(page, 1)
  await passTime(page, 2)
  await expectBanner(page, 2)

  if (!isMobile) {
    await banners(page).hover()
    await passTime(page, 3)
    await expectBanner(page, 2)
    await page.mouse.move(5, 5)
    await passTime(page, 3)
    await expectBanner(page, 3)
  }
  await page.getByRole('link', { name: 'Image 2' }).click()
  await page.mouse.move(5, 5)
  await expectBanner(page, 2)

  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).focus()
  await page.keyboard.press('Tab')
  await expect(banners(page).getByRole('list').first()).toBeFocused()
  await passTime(page, 3)
  await expectBanner(page, 2)

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(5, 5)
  await passTime(page, 3)
  await expectBanner(page, 2)
  await page.getByRole('button', { name: 'Play' }).click()
  await page.mouse.move(5, 5)
  await passTime(page, 3)
  await expectBanner(page, 3)

  const count = await banners(page).getByRole('link').count()
  await page.getByRole('link', { name: `Image ${count}` }).click()
  await page.mouse.move(5, 5)
  await expectBanner(page, count)
  await passTime(page, 1)
  await expectBanner(page, 1)
})

test(
  'banners stand still where motion is reduced, and are turned by hand',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await visit(page, '/')
    await lookAtBanners(page)
    await passTime(page, 2)
    await expectBanner(page, 1)
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
    await page.getByRole('link', { name: 'Image 2' }).click()
    await expectBanner(page, 2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)

test('featured products are stepped through by keyboard, and swiped', async ({
  page,
  shop,
  isMobile,
}) => {
  const names = ['First', 'Second', 'Third', 'Fourth'].map((name) => `${name} ${randomUUID()}`)
  for (const name of names) await shop.stock({ ...travelBook, name })
  await visit(page, '/')
  const row = page.locator('.featured-row')
  const first = row.getByRole('listitem').first()
  await row.scrollIntoViewIfNeeded()
  if (isMobile) {
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
    await expect(first).not.toBeInViewport()
    await expect(row.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
    return
  }
  const centre = row.locator('[data-centre]').getByRole('heading')
  const before = await centre.innerText()
  await page.getByRole('button', { name: 'Next products' }).focus()
  await page.keyboard.press('Enter')
  await expect(centre).not.toHaveText(before)
  await expect(first).not.toBeInViewport({ ratio: 0.1 })
  await page.getByRole('button', { name: 'Previous products' }).click()
  await expect(centre).toHaveText(before)
  await page.getByRole('button', { name: 'Previous products' }).click()
  await expect(row.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
  const details = row.locator('[data-centre]').getByRole('link', { name: /^View Details/ })
  await details.click()
  await expect(page).toHaveURL(/\/products-details\//)
})

test(
  'a partner whose picture cannot be had is there by name',
  { tag: '@once' },
  async ({ page, shop }) => {
    const name = randomUUID().slice(0, 8)
    await shop.addPartnerLogo(
      name,
      await drawing('png', { width: 120, height: 60 }, Date.now() % 1e6),
    )
    await page.route('/pictures/**', (route) => route.abort())
    await visit(page, '/')
    await page.getByRole('heading', { name: 'Our partners' }).scrollIntoViewIfNeeded()
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the first banner is shown, and the others are a click or a swipe away',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/')
      await lookAtBanners(page)
      await expect(page.locator('#banner-1')).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
      await page.getByRole('link', { name: 'Image 2' }).click()
      await expect(page.locator('#banner-2')).toBeInViewport({ ratio: 0.9 })
      await expect(page.getByRole('button', { name: 'Next products' })).toBeHidden()
    },
  )
})

function banners(page: Page) {
  return page.getByRole('region', { name: 'Images of our work' })
}

/** On a phone they begin at the lower edge of the screen. */
async function lookAtBanners(page: Page) {
  await banners(page).scrollIntoViewIfNeeded()
}

/** Turns wait for the picture that comes next: it is there before the time passes. */
async function passTime(page: Page, next: number) {
  const image = page.locator(`#banner-${next} img`)
  await expect.poll(() => image.evaluate(isThere)).toBe(true)
  await page.clock.runFor(3100)
}

function isThere(image: SVGElement | HTMLElement) {
  const { complete, currentSrc } = image as HTMLImageElement
  return complete && currentSrc.includes('/pictures/')
}

async function expectBanner(page: Page, number: number) {
  await expect(page.getByRole('link', { name: `Image ${number} of` })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.locator(`#banner-${number}`)).toBeInViewport({ ratio: 0.9 })
}
