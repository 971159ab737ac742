import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { travelBook } from '../fixtures/goods.ts'
import { choose, fillProduct, rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

const aName = () => `Kaveri Journey ${randomUUID()}`

test('a product that Asha adds is on the public list a moment later', async ({ office, page }) => {
  const name = aName()
  await office.goto('/admin/products')
  await office.getByRole('link', { name: 'Add Product' }).first().click()
  await fillProduct(office, name)
  await office.getByRole('button', { name: '+ Add Specification' }).click()
  const lines = office.getByLabel(/^Specification \d/)
  await lines.nth(0).fill('Memory: 16 GB')
  await lines.nth(1).fill('Storage: 1 TB')
  await office.getByRole('button', { name: 'Add Product' }).click()
  await expect(office.getByText('Product added successfully!')).toBeVisible()
  await expect(office).toHaveURL(/\/admin\/products$/)
  await expect(rowOf(office, name)).toBeVisible()
  await page.goto('/products?category=Laptops')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('₹45,990.50').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: '1 TB', exact: true })).toBeVisible()
})

test(
  'an empty form is refused with the given text, and the first fault has the focus',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    await office.getByRole('button', { name: 'Add Product' }).click()
    await expect(office.getByText('Please fill in all required fields')).toBeVisible()
    await expect(office.getByLabel(/^Product Name/)).toBeFocused()
    await expect(office.getByLabel(/^Product Name/)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(office)
  },
)

test(
  'a Remove button is there only while there is more than one line',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    const remove = office.getByRole('button', { name: /^Remove/ })
    await expect(remove).toHaveCount(0)
    await office.getByRole('button', { name: '+ Add Specification' }).click()
    await expect(remove).toHaveCount(2)
    await remove.first().click()
    await expect(remove).toHaveCount(0)
  },
)

test('a typed product survives a reload', { tag: '@once' }, async ({ office }) => {
  await office.goto('/admin/products/new')
  const name = aName()
  await fillProduct(office, name)
  office.on('dialog', (dialog) => void dialog.accept())
  await office.reload()
  await expect(office.getByLabel(/^Product Name/)).toHaveValue(name)
})

test('Asha edits a product and is back at the list @once', async ({ office, shop }) => {
  const id = await shop.stock({ ...travelBook, name: aName() })
  await office.goto(`/admin/products/edit/${id}`)
  await expect(office.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
  await expect(office.getByText('Update the details below to edit the product')).toBeVisible()
  await expect(office.getByLabel(/^Model Number/)).toHaveValue(travelBook.modelNo)
  await expectAccessible(office)
  const name = aName()
  await office.getByLabel(/^Product Name/).fill(name)
  await office.getByRole('button', { name: 'Update Product' }).click()
  await expect(office.getByText('Product updated successfully!')).toBeVisible()
  await expect(office).toHaveURL(/\/admin\/products$/)
  await expect(rowOf(office, name)).toBeVisible()
})

test(
  'two who edit one product see a warning, and nothing typed is lost',
  { tag: '@once' },
  async ({ office, context, shop }) => {
    const id = await shop.stock({ ...travelBook, name: aName() })
    const other = await context.newPage()
    await editInTurn(id, [
      { page: office, typed: { Warranty: '5 years onsite' } },
      { page: other, typed: { Brand: 'Brindal' } },
    ])
    await expect(other.getByText('5 years onsite').first()).toBeVisible()
    await expect(
      other
        .getByText('Brindal')
        .or(other.getByLabel(/^Brand/))
        .first(),
    ).toBeVisible()
    await other.getByRole('button', { name: 'Keep mine' }).click()
    await expect(other.getByText('Product updated successfully!')).toBeVisible()
  },
)

test(
  'a price that somebody else has changed stays when another field of the product is saved afterwards',
  { tag: '@once' },
  async ({ office, context, shop }) => {
    const id = await shop.stock({ ...travelBook, name: aName() })
    const other = await context.newPage()
    await editInTurn(id, [
      { page: office, typed: { Price: '61000', Brand: 'Sahyadri' } },
      { page: other, typed: { Warranty: '5 years onsite' } },
    ])
    const taken = other.getByRole('list', { name: /^Changed by somebody else/ })
    await expect(taken).toContainText('₹61,000')
    await expect(taken.getByRole('listitem')).toHaveCount(2)
    await expect(other.getByRole('table', { name: 'Where the versions differ' })).toHaveCount(0)
    await expect(other.getByLabel(/^Price/)).toHaveValue('61000')
    await expect(other.getByLabel(/^Warranty/)).toHaveValue('5 years onsite')
    await expectAccessible(other)
    await expectNoSidewaysScroll(other)
    await save(other)
    await expectStored(other, id, { Price: '61000', Warranty: '5 years onsite' })
  },
)

test(
  'Keep mine keeps the fields that both have changed, and leaves a price that only the other person has changed',
  { tag: '@once' },
  async ({ office, context, shop }) => {
    const id = await shop.stock({ ...travelBook, name: aName() })
    const other = await context.newPage()
    await editInTurn(id, [
      { page: office, typed: { Price: '61000', Warranty: '2 years' } },
      { page: other, typed: { Warranty: '5 years onsite' } },
    ])
    const rows = other.getByRole('table', { name: 'Where the versions differ' }).locator('tbody tr')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(/Warranty.*5 years onsite.*2 years/)
    await save(other)
    await expect(rows).toHaveCount(1)
    await other.getByRole('button', { name: 'Keep mine' }).click()
    await expectStored(other, id, { Price: '61000', Warranty: '5 years onsite' })
  },
)

test(
  'a product whose response was lost is saved by the next press, without a conflict with oneself',
  { tag: '@once' },
  async ({ office, shop }) => {
    const id = await shop.stock({ ...travelBook, name: aName() })
    await office.goto(`/admin/products/edit/${id}`)
    await office.getByLabel(/^Warranty/).fill('5 years onsite')
    let calls = 0
    await office.route(`**/api/admin/products-edit/${id}`, async (route) => {
      const response = await route.fetch()
      await (++calls === 1 ? route.abort() : route.fulfill({ response }))
    })
    const update = office.getByRole('button', { name: 'Update Product' })
    await update.click()
    await expect(office.getByText('Error updating product. Please try again.')).toBeVisible()
    await update.click()
    await expect(office.getByText('Product updated successfully!')).toBeVisible()
    expect(calls).toBe(2)
    await expect(office).toHaveURL(/\/admin\/products$/)
  },
)

test('a deletion asks first, and Cancel does not delete the product @once', async ({
  office,
  shop,
}) => {
  const name = aName()
  await shop.stock({ ...travelBook, name })
  await office.goto('/admin/products')
  await rowOf(office, name)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const dialog = office.getByRole('alertdialog').or(office.getByRole('dialog'))
  await expect(dialog.getByText(`Are you sure you want to delete ${name}?`)).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(office, name)).toBeVisible()
  await rowOf(office, name)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Product deleted successfully!')).toBeVisible()
  await expect(rowOf(office, name)).toHaveCount(0)
})

test('several are deleted together, after a question that counts them', async ({
  office,
  shop,
}) => {
  const modelNo = `BULK-${randomUUID()}`
  const names = [aName(), aName(), aName()]
  for (const name of names) await shop.stock({ ...travelBook, name, modelNo })
  await office.goto(`/admin/products?q=${modelNo}`)
  await expect(office.getByText('3 products')).toBeVisible()
  await office.getByLabel('Select all products on this page').check()
  await office.getByLabel(`Select ${names[1]}`).uncheck()
  await expect(office.getByText('2 selected')).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: 'Delete selected' }).click()
  const dialog = office.getByRole('alertdialog')
  await expect(dialog.getByText('Are you sure you want to delete 2 products?')).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(office.getByText('2 selected')).toBeVisible()
  await office.getByRole('button', { name: 'Delete selected' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('2 product(s) deleted successfully!')).toBeVisible()
  await expect(office.getByText('1 product', { exact: true })).toBeVisible()
  await expect(rowOf(office, names[1] ?? '')).toHaveCount(1)
})

test(
  'a row shows its first picture beside the name',
  { tag: '@once' },
  async ({ office, shop }) => {
    const name = aName()
    await shop.stock({ ...travelBook, name })
    await office.goto('/admin/products')
    const picture = rowOf(office, name).locator('img')
    const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  },
)

test('View shows all there is to know of a product', async ({ office, shop }) => {
  const name = aName()
  await shop.stock({ ...travelBook, name })
  await office.goto('/admin/products')
  await rowOf(office, name).getByRole('button', { name: /^View/ }).click()
  const dialog = office.getByRole('dialog')
  for (const text of [travelBook.modelNo, travelBook.warranty, 'Weight']) {
    await expect(dialog.getByText(text).first()).toBeVisible()
  }
  await expectAccessible(office)
  await office.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test(
  'a list that cannot be read says so, and can be tried again',
  { tag: '@once' },
  async ({ office, context }) => {
    await context.route('**/api/admin/products/all*', (route) => route.abort())
    await office.goto('/admin/products')
    await expect(
      office.getByText('No response from server. Please check your connection.'),
    ).toBeVisible()
    await expectAccessible(office)
    await context.unroute('**/api/admin/products/all*')
    await office.getByRole('button', { name: /try again/i }).click()
    await expect(office.getByRole('row').nth(1)).toBeVisible()
  },
)

for (const path of ['/admin/products', '/admin/products/new', '/admin/account']) {
  test(`${path} is accessible and fits the screen`, async ({ office }) => {
    await office.goto(path)
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
  })
}

test(
  'Asha changes her password only with the current one',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/account')
    await office.getByLabel('Current password').fill('not-my-password')
    await office.getByLabel('New password', { exact: true }).fill('a-new-long-password')
    await office.getByLabel('Repeat new password').fill('a-new-long-password')
    await office.getByRole('button', { name: 'Change password' }).click()
    await expect(office.getByText('Your current password is not right').first()).toBeVisible()
  },
)

test(
  'an HSN code and a GST rate of the office are on the page, and a wrong one has an error at its field',
  { tag: '@once' },
  async ({ office, page, shop }) => {
    const id = await shop.stock({ ...travelBook, name: aName() })
    await office.goto(`/admin/products/edit/${id}`)
    await expect(office.getByLabel('GST Rate', { exact: true })).toHaveText('18 %')
    await choose(office, 'GST Rate', 'Another rate')
    const another = office.getByLabel('GST Rate in %')
    await another.pressSequentially('5.255')
    await office.getByLabel('HSN Code').fill('84713')
    await office.getByRole('button', { name: 'Update Product' }).click()
    await expect(office.getByText('HSN Code must have 4, 6 or 8 digits').last()).toBeVisible()
    await expect(office.getByLabel('HSN Code')).toBeFocused()
    await expect(another).toHaveAccessibleDescription('GST Rate can have at most two decimals')
    await expectAccessible(office)
    await another.fill('5.25')
    await office.getByLabel('HSN Code').fill('8471 30 10')
    await office.getByRole('button', { name: 'Update Product' }).click()
    await expect(office.getByText('Product updated successfully!')).toBeVisible()
    await page.goto(`/products-details/${id}`)
    await expect(page.getByRole('definition').filter({ hasText: '84713010' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('definition').filter({ hasText: '5.25 %' })).toBeVisible()
  },
)

type Typed = Record<string, string>

/** Each opens the product before anybody saves; who saves first is back at the list. */
async function editInTurn(id: string, people: { page: Page; typed: Typed }[]) {
  for (const { page } of people) await page.goto(`/admin/products/edit/${id}`)
  for (const [at, { page, typed }] of people.entries()) {
    for (const [label, text] of Object.entries(typed)) await fieldOf(page, label).fill(text)
    await save(page)
    if (at === 0) await expect(page).toHaveURL(/\/admin\/products$/)
  }
}

/** Once the form has been left for the list. */
async function expectStored(page: Page, id: string, values: Typed) {
  await expect(page).toHaveURL(/\/admin\/products$/)
  await page.goto(`/admin/products/edit/${id}`)
  for (const [label, text] of Object.entries(values)) {
    await expect(fieldOf(page, label)).toHaveValue(text)
  }
}

function fieldOf(page: Page, label: string) {
  return page.getByLabel(new RegExp(`^${label}`))
}

function save(page: Page) {
  return page.getByRole('button', { name: 'Update Product' }).click()
}
