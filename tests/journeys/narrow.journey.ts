import { expect, expectNoSidewaysScroll, spaceText, test, visit } from './shop.ts'

/** As wide as a window of 1,280 pixels at 400 %, which nobody may have to scroll in two directions. */
const narrow = { width: 320, height: 640 }

const pages = [
  '/',
  '/about',
  '/products',
  '/products?category=Laptops&view=table',
  '/clients',
  '/contact',
  '/enquiry',
  '/account',
  '/privacy',
  '/login',
]

const screens = [
  'today',
  'products',
  'products/view',
  'products/add',
  'products/import',
  'products/quality',
  'enquiries',
  'contacts',
  'customers',
  'emails',
  'gallery',
  'clients',
  'categories',
  'company',
  'people',
  'integrations',
  'settings',
  'settings/templates',
  'audit',
  'trash',
  'account',
]

test.describe('windows of 320 pixels', { tag: '@once' }, () => {
  test.use({ viewport: narrow })
  test.describe.configure({ timeout: 120_000 })

  test('no page of the site scrolls sideways, with wider spacing of its text neither', async ({
    page,
  }) => {
    for (const path of pages) {
      await test.step(path, async () => {
        await visit(page, path)
        await expectNoSidewaysScroll(page)
        await spaceText(page)
        await expectNoSidewaysScroll(page)
      })
    }
  })

  test('the count of a thousand products does not cut the heading of their list', async ({
    page,
  }) => {
    await visit(page, '/products?category=Laptops')
    const heading = page.getByRole('heading', { level: 1 })
    const isCut = await heading.evaluate((heading) => {
      const count = heading.parentElement?.querySelector('[role="status"]')
      if (!count) throw new Error('The list has no count')
      count.textContent = '1,008 products, page 1 of 42'
      return (
        heading.scrollHeight > heading.clientHeight || heading.scrollWidth > heading.clientWidth
      )
    })
    expect(isCut).toBe(false)
  })

  test('no screen of the office scrolls sideways, with wider spacing of its text neither', async ({
    office,
  }) => {
    for (const path of screens) {
      await test.step(path, async () => {
        await office.goto(`/admin/${path}`, { waitUntil: 'networkidle' })
        await expect(office.getByRole('heading', { level: 1 })).not.toHaveText('Back office')
        await expectNoSidewaysScroll(office)
        await spaceText(office)
        await expectNoSidewaysScroll(office)
      })
    }
  })
})
