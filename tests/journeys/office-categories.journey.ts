import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('a category is added, takes a product, is renamed, hidden, merged and restored', async ({
  office,
  shop,
  context,
}) => {
  const name = `Racks ${randomUUID().slice(0, 8)}`
  const renamed = `${name} and more`
  await office.goto('/admin/categories')
  const list = office.getByRole('list', { name: 'Categories in their order' })
  const row = list.getByRole('listitem').filter({ hasText: name })
  await office.getByRole('button', { name: 'Add Category' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Laptops')
  await dialog.getByRole('button', { name: 'Save Category' }).click()
  await expect(dialog.getByText('Another category has this name').first()).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('radio', { name: 'Servers' }).check({ force: true })
  await dialog.getByLabel('Synonyms').fill('blade holder')
  await dialog.getByLabel('Specification labels').fill('Height\nDepth')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await dialog.getByRole('button', { name: 'Save Category' }).click()
  await expect(row).toContainText('0 products · Also blade holder')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)

  await shop.stock({ ...travelBook, category: name, name: `Tall ${name}` })
  const visitor = await context.newPage()
  await visitor.goto('/')
  await visitor.getByRole('link', { name, exact: true }).click()
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()
  const address = visitor.url()

  await office.getByRole('button', { name: `Edit ${name}` }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(renamed)
  await dialog.getByRole('button', { name: 'Save Category' }).click()
  await expect(row).toContainText(renamed)
  await expect(row).toContainText('1 product')
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: renamed, level: 1 })).toBeVisible()

  await row.getByRole('button', { name: `Move ${renamed} earlier` }).click()
  await expect(list.getByRole('listitem').last()).not.toContainText(name)
  await row.getByRole('button', { name: `Hide ${renamed}` }).click()
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByText('Or look through a category')).toBeVisible()
  await row.getByRole('button', { name: `Show ${renamed}` }).click()
  await expect(row.getByText('Hidden', { exact: true })).toBeHidden()

  await row.getByRole('button', { name: `Remove ${renamed}` }).click()
  await expect(office.getByText('It has 1 product, counting drafts and the trash.')).toBeVisible()
  await row.getByRole('button', { name: `Merge ${renamed}` }).click()
  await dialog.getByRole('combobox', { name: 'Into' }).click()
  await office.getByRole('option', { name: 'Accessories' }).click()
  await expect(
    dialog.getByText('1 published product, 0 drafts, 0 in the trash move into Accessories.'),
  ).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(row).toBeHidden()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: 'Accessories', level: 1 })).toBeVisible()

  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: `Restore ${renamed}` }).click()
  await expect(row).toContainText('1 product')
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: renamed, level: 1 })).toBeVisible()
})
