import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'
import { stopTime } from './visitor-steps.ts'
import { tallyPrinter, travelBook } from '../fixtures/goods.ts'

test(
  'the model number is copied, and the page says so',
  { tag: '@once' },
  async ({ page, shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await stopTime(page)
    await visit(page, `/products-details/${await shop.stock(travelBook)}`)
    await page.getByRole('button', { name: 'Copy model number' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Copied model number' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(travelBook.modelNo)
    await page.clock.runFor(3000)
    await expect(page.getByRole('button', { name: 'Copy model number' })).toBeVisible()
  },
)

test(
  'the address is copied where the browser has no sharing of its own',
  { tag: '@once' },
  async ({ page, shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await visit(page, `/products-details/${await shop.stock(travelBook)}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^http:.*\/products-details\/.*-kaveri-travelbook-14$/)
  },
)

test(
  'where the browser can share, it is handed the name and the address',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      Navigator.prototype.share = async (shared) => {
        document.title = `Shared: ${shared?.title} ${shared?.url}`
      }
    })
    await visit(page, `/products-details/${await shop.stock(travelBook)}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page).toHaveTitle(/Shared: Kaveri TravelBook 14 http:.*\/products-details\//)
  },
)

test(
  'a category with a catalogue offers it on its cards and pages',
  { tag: '@once' },
  async ({ page, shop }) => {
    await shop.printCatalogue('Printers')
    await visit(page, '/products?category=Printers')
    const onCard = page.getByRole('link', { name: /^Download Catalogue/ }).first()
    const address = (await onCard.getAttribute('href')) ?? ''
    const response = await page.request.get(address)
    expect(response.headers()['content-type']).toBe('application/pdf')
    await visit(page, `/products-details/${await shop.stock(tallyPrinter)}`)
    const onPage = page.getByRole('link', { name: /^Download Catalogue/ })
    await expect(onPage).toHaveAttribute('href', address)
    const download = page.waitForEvent('download')
    await onPage.click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  },
)

test('a product leads to others like it', { tag: '@once' }, async ({ page, shop }) => {
  await visit(page, `/products-details/${await shop.stock(travelBook)}`)
  const similar = page.getByRole('region', { name: 'Similar products' })
  await expect(similar.getByRole('heading', { level: 2 })).toHaveCount(7)
  const other = similar.getByRole('link').nth(1)
  const address = (await other.getAttribute('href')) ?? ''
  await other.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'on paper a product is one sheet: picture, facts, specification, whom to ask and where',
  { tag: '@once' },
  async ({ page, shop }) => {
    const specs = Array.from({ length: 60 }, (_, line) => `Line ${line}: a value of ${line} words`)
    const path = `/products-details/${await shop.stock({ ...travelBook, specs })}`
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.gallery-slide').first()).toBeVisible()
    await expect(page.getByText(`${path}-kaveri-travelbook-14`)).toBeVisible()
    await expect(page.getByText('Line 59')).toBeVisible()
    await expect(page.getByText('+91 80 4000 1234').filter({ visible: true })).toHaveCount(1)
    for (const gone of ['Share', 'Copy model number']) {
      await expect(page.getByRole('button', { name: gone })).toBeHidden()
    }
    await expect(page.getByRole('heading', { name: 'Similar products' })).toBeHidden()
    expect(sheetsOf(await page.pdf({ format: 'A4', margin: marginOfPrinters }))).toBe(1)
  },
)

const marginOfPrinters = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }

function sheetsOf(pdf: Buffer) {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

test('documents stand below the pictures, and after the description on a phone', async ({
  page,
  shop,
}) => {
  await visit(page, `/products-details/${await shop.stock(travelBook)}`)
  const sheet = page.getByRole('link', { name: 'Data sheet' })
  await expect(sheet).toHaveCount(1)
  await expect(sheet).toHaveAttribute('href', /\/data-sheet$/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test(
  'products that were viewed are listed by this browser alone, until they are cleared',
  { tag: '@once' },
  async ({ page, shop }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await visit(page, `/products-details/${await shop.stock(travelBook)}`)
    const stored = () => page.evaluate(() => localStorage.getItem('viewed-products'))
    await expect.poll(stored).toContain(travelBook.name)
    await visit(page, `/products-details/${await shop.stock(tallyPrinter)}`)
    const viewed = page.getByRole('region', { name: 'Recently viewed' })
    await expect(viewed.getByRole('link')).toHaveText([travelBook.name])
    await expectAccessible(page)
    expect(sent.filter((text) => text.includes('viewed-products='))).toEqual([])
    await viewed.getByRole('button', { name: 'Clear' }).click()
    await expect(viewed).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await stored()).toBeNull()
  },
)

test(
  'similar products say price and stock, and are ticked to compare',
  { tag: '@once' },
  async ({ page, shop }) => {
    await visit(page, `/products-details/${await shop.stock(travelBook)}`)
    const similar = page.getByRole('region', { name: 'Similar products' })
    const first = similar.getByRole('listitem').first()
    await expect(first).toContainText('₹')
    await expect(first).toContainText(/In Stock|Out of Stock|Pre Order|Back Order/)
    await first.getByRole('checkbox', { name: /^Compare/ }).check()
    await expect(page.getByText('Choose one more')).toBeVisible()
  },
)

test('a product with a long name that is out of stock: price, stock, Enquire Now and the offer to write are on the first screen', async ({
  page,
  shop,
}) => {
  const name =
    'Kaveri TravelBook 14 Professional Edition with Docking Station, Extended Battery and Three Years of On-Site Warranty'
  const id = await shop.stock({ ...travelBook, name, stockStatus: 'Out of Stock' })
  await visit(page, `/products-details/${id}`)
  const heading = page.getByRole('heading', { level: 1 })
  const size = await heading.evaluate((h1) => parseFloat(getComputedStyle(h1).fontSize))
  expect(size).toBeGreaterThanOrEqual(17)
  const enquire = page.getByRole('button', { name: 'Enquire Now', exact: true })
  for (const shown of [
    heading,
    page.locator('h1 + div').getByText('₹').first(),
    page.getByText('Out of Stock', { exact: true }).first(),
    enquire.filter({ visible: true }).first(),
    page.getByRole('link', { name: 'Tell me when it is back' }),
  ]) {
    await expect(shown).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('link', { name: 'Tell me when it is back' }).click()
  await expect(page.getByRole('list', { name: 'Product', exact: true })).toContainText(name)
  const others = page.getByRole('region', { name: 'In stock instead' }).getByRole('listitem')
  await expect(others.first().getByText('In Stock', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test(
  'Share and Copy leave no hole before the scripts run',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`/products-details/${await shop.stock(travelBook)}`)
    for (const name of ['Share', 'Copy model number']) {
      await expect(page.getByRole('button', { name })).toBeVisible()
      await expect(page.getByRole('button', { name })).toBeDisabled()
    }
  },
)
