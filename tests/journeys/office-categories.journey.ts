import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { travelBook } from '../fixtures/goods.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

const aName = () => `Racks ${randomUUID().slice(0, 8)}`

function rowOf(office: Page, name: string) {
  const list = office.getByRole('list', { name: 'Categories in their order' })
  return list.getByRole('listitem').filter({ hasText: name })
}

async function add(office: Page, name: string) {
  await office.goto('/admin/categories')
  await office.getByRole('button', { name: 'Add Category' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('radio', { name: 'Servers' }).check({ force: true })
  await dialog.getByLabel('Synonyms').fill('blade holder')
  await dialog.getByLabel('Specification labels').fill('Height\nDepth')
  await dialog.getByRole('button', { name: 'Save Category' }).click()
  await expect(rowOf(office, name)).toContainText('0 products · Also blade holder')
}

test('a category is added, moved, renamed with its addresses, and hidden', async ({
  office,
  context,
}) => {
  const name = aName()
  const renamed = `${name} and more`
  const row = rowOf(office, name)
  const dialog = office.getByRole('dialog')
  await add(office, name)
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  const visitor = await context.newPage()
  await visitor.goto('/')
  await visitor.getByRole('link', { name, exact: true }).click()
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()
  const address = visitor.url()

  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Laptops')
  await dialog.getByRole('button', { name: 'Save Category' }).click()
  await expect(dialog.getByText('Another category has this name').first()).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await dialog.getByLabel('Name', { exact: true }).fill(renamed)
  await dialog.getByRole('button', { name: 'Save Category' }).click()
  await expect(row).toContainText(renamed)
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: renamed, level: 1 })).toBeVisible()

  await row.getByRole('button', { name: `Move ${renamed} earlier` }).click()
  await expect(office.getByText(/ is now \d+ of \d+/)).toBeAttached()
  await row.getByRole('button', { name: `Hide ${renamed}` }).click()
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByText('Or look through a category')).toBeVisible()
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText('Hidden', { exact: true })).toBeHidden()
})

test('a category with a product is not removed but merged, and restored with it', async ({
  office,
  shop,
  context,
}) => {
  const name = aName()
  const row = rowOf(office, name)
  const dialog = office.getByRole('dialog')
  await add(office, name)
  await shop.stock({ ...travelBook, category: name, name: `Tall ${name}` })
  await row.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(office.getByText('It has 1 product, counting drafts and the trash.')).toBeVisible()
  await row.getByRole('button', { name: `Merge ${name}` }).click()
  await dialog.getByRole('combobox', { name: 'Into' }).click()
  await office.getByRole('option', { name: 'Accessories' }).click()
  await expect(office.getByRole('option')).toHaveCount(0)
  const moved = '1 published product, 0 drafts, 0 in the trash move into Accessories.'
  await expect(dialog.getByText(moved)).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(row).toBeHidden()
  const visitor = await context.newPage()
  const address = `/products?category=${encodeURIComponent(name)}`
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: 'Accessories', level: 1 })).toBeVisible()

  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: `Restore ${name}` }).click()
  await expect(row).toContainText('1 product')
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()
})
