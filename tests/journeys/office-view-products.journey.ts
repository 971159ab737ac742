import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { tallyPrinter, travelBook } from '../fixtures/goods.ts'
import { chooseFilter } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

/** Found by nothing else: the search finds parts of words too, and a counter is part of many. */
const aModel = () => `VP${randomUUID().replaceAll('-', '')}`

test('the cards are searched by name, brand and model number, and filtered by category', async ({
  office,
  shop,
}) => {
  const modelNo = aModel()
  await shop.stock({ ...tallyPrinter, modelNo })
  await office.goto('/admin/products')
  await office.getByRole('link', { name: 'Cards' }).click()
  await expect(office).toHaveURL(/\/admin\/products\/view$/)
  await expect(office.getByRole('heading', { level: 1, name: 'View products' })).toBeVisible()
  const search = office.getByLabel('Search products')
  for (const text of [modelNo, `${modelNo} ${tallyPrinter.brand}`, `TallyJet ${modelNo}`]) {
    await search.fill(text)
    await expect(office).toHaveURL(new RegExp(`q=${text.replaceAll(' ', '\\+')}$`))
    await expect(cards(office)).toHaveCount(1)
    await expect(cards(office)).toContainText(modelNo)
  }
  await chooseFilter(office, 'Category', 'Laptops')
  await expect(office.getByText('No products found')).toBeVisible()
  await office.getByRole('link', { name: 'Clear Filters' }).first().click()
  await expect(office).toHaveURL(/\/admin\/products\/view$/)
  await expect(cards(office)).toHaveCount(24)
  await office.goBack()
  await expect(search).toHaveValue(`TallyJet ${modelNo}`)
})

test(
  'a card leads to the details, to the edit screen and to the catalogue',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = aModel()
    const id = await shop.stock({ ...travelBook, category: 'Interactive Panels', modelNo })
    await shop.printCatalogue('Interactive Panels')
    await office.goto(`/admin/products/view?q=${modelNo}`)
    const catalogue = office.getByRole('link', { name: /^Catalogue of/ })
    await expect(catalogue).toHaveAttribute('href', '/category-catalogue/Interactive%20Panels')
    await office.getByRole('button', { name: `View ${travelBook.name}` }).click()
    const dialog = office.getByRole('dialog')
    await expect(dialog.getByText(travelBook.warranty)).toBeVisible()
    await expect(dialog.getByRole('img', { name: /1\.png/ })).toBeVisible()
    await expectAccessible(office)
    await office.keyboard.press('Escape')
    await office.getByRole('link', { name: /^Edit Product/ }).click()
    await expect(office).toHaveURL(new RegExp(`/admin/products/edit/${id}$`))
  },
)

test('stock status and price are changed on a card, by the keyboard too, and undone', async ({
  office,
  shop,
}) => {
  const [modelNo, name] = [aModel(), 'Kaveri Card']
  await shop.stock({ ...travelBook, modelNo, name })
  await office.goto(`/admin/products/view?q=${modelNo}`)
  const card = cards(office)
  await card.getByRole('button', { name: `Stock Status of ${name}: In Stock` }).click()
  await office.getByRole('menuitemradio', { name: 'Back Order' }).click()
  await expect(office.getByText('1 product was changed.')).toBeVisible()
  await expect(
    card.getByRole('button', { name: `Stock Status of ${name}: Back Order` }),
  ).toBeFocused()
  const price = card.getByRole('button', { name: new RegExp(`^Price of ${name}`) })
  const before = await price.innerText()
  await price.focus()
  await office.keyboard.press('Enter')
  await office.keyboard.type('61500')
  await office.keyboard.press('Enter')
  await expect(price).toHaveText('₹61,500')
  await expect(price).toBeFocused()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Undo' }).first().click()
  await expect(price).toHaveText(before)
})

test(
  'a card of a category without a catalogue shows no link to one',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = aModel()
    await shop.stock({ ...travelBook, category: 'Accessories', modelNo })
    await office.goto(`/admin/products/view?q=${modelNo}`)
    await expect(office.getByRole('link', { name: /^Edit Product/ })).toBeVisible()
    await expect(office.getByRole('link', { name: /^Catalogue of/ })).toHaveCount(0)
  },
)

test(
  'the cards are paged, and the table is a click away with the same filter',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/view')
    await office.getByRole('link', { name: 'Next' }).click()
    await expect(office).toHaveURL(/\/admin\/products\/view\?page=2$/)
    await expect(office.getByText(/^25–48 of/)).toBeVisible()
    await chooseFilter(office, 'Category', 'Printers')
    await expect(office).toHaveURL(/view\?category=Printers$/)
    const table = office.getByRole('link', { name: 'Table', exact: true })
    await expect(table).toHaveAttribute('href', '/admin/products?category=Printers')
    await table.click()
    await expect(office).toHaveURL(/\/admin\/products\?category=Printers$/)
  },
)

test(
  'cards that cannot be read say so, and can be tried again',
  { tag: '@once' },
  async ({ office, context }) => {
    await context.route('**/api/admin/products/all*', (route) => route.abort())
    await office.goto('/admin/products/view')
    await expect(
      office.getByText('No response from server. Please check your connection.'),
    ).toBeVisible()
    await context.unroute('**/api/admin/products/all*')
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(office)).toHaveCount(24)
  },
)

test(
  'a slow line shows the shape of the cards first',
  { tag: '@once' },
  async ({ office, context }) => {
    let respond = () => {}
    const held = new Promise<void>((resolve) => (respond = resolve))
    await context.route('**/api/admin/products/all*', async (route) => {
      await held
      await route.continue()
    })
    await office.goto('/admin/products/view')
    await expect(office.getByRole('status', { name: 'Loading products...' })).toBeVisible()
    await expectAccessible(office)
    respond()
    await expect(cards(office)).toHaveCount(24)
  },
)

test('the cards are accessible and fit the screen, also with a name that nothing breaks', async ({
  office,
  shop,
}) => {
  const modelNo = aModel()
  await shop.stock({
    ...travelBook,
    modelNo,
    name: `Kaveri ${'Unbreakable'.repeat(11)}`.slice(0, 120),
  })
  for (const query of ['', `?q=${modelNo}`]) {
    await office.goto(`/admin/products/view${query}`)
    await expect(cards(office).first()).toBeVisible()
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
  }
})

function cards(page: Page) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: 'Edit Product' })
}
