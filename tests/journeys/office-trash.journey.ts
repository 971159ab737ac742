import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { choose, rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test(
  'a deleted template is restored from the trash, and the button of the next one has the focus',
  { tag: '@once' },
  async ({ office }) => {
    const name = `Quote ${randomUUID()}`
    const next = `Quote ${randomUUID()}`
    for (const deleted of [next, name]) {
      await office.goto('/admin/settings/templates')
      await office.getByRole('button', { name: 'Add template' }).click()
      await office.getByRole('dialog').getByLabel('Name', { exact: true }).fill(deleted)
      await office.getByRole('button', { name: 'Save template' }).click()
      await office.getByRole('button', { name: `Delete ${deleted}` }).click()
      await expect(office.getByRole('button', { name: 'Undo' })).toBeVisible()
    }
    await office.goto('/admin/trash')
    await expect(rowOf(office, name)).toContainText('Template')
    await office.getByRole('button', { name: `Restore ${name}` }).click()
    await expect(rowOf(office, name)).toBeHidden()
    await expect(office.getByRole('button', { name: `Restore ${next}` })).toBeFocused()
    await office.goto('/admin/settings/templates')
    await expect(office.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
  },
)

test('a deleted product is restored from the trash, or deleted for ever after a question', async ({
  office,
  shop,
}) => {
  const name = `Kaveri ${randomUUID()}`
  const id = await shop.stock({ ...travelBook, name })
  const page = `/products-details/${id}`
  const remove = async () => {
    await office.goto(`/admin/products?q=${name}`)
    await office.getByRole('button', { name: `Delete ${name}` }).click()
    const question = office.getByRole('alertdialog', {
      name: `Are you sure you want to delete ${name}?`,
    })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(office.getByText('Product deleted successfully!')).toBeVisible()
    await office.goto('/admin/trash')
  }
  await remove()
  await expect(rowOf(office, name).getByText('Kaveri · TB-14 G3')).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  expect((await office.request.get(page)).status()).toBe(410)
  await office.getByRole('button', { name: `Restore ${name}` }).click()
  await expect(office.getByText(`${name} was restored.`)).toBeVisible()
  await expect(rowOf(office, name)).toBeHidden()
  expect((await office.request.get(page)).status()).toBe(200)

  await remove()
  await office.getByRole('button', { name: `Delete for ever: ${name}` }).click()
  const question = office.getByRole('alertdialog', { name: `Delete ${name} for ever?` })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText(`${name} was deleted for ever.`)).toBeVisible()
  await expect(rowOf(office, name)).toBeHidden()
  expect((await office.request.get(page)).status()).toBe(410)
})

test('products that were deleted together are restored together, also when the toast with Undo is gone', async ({
  office,
  shop,
}) => {
  const modelNo = `TR${randomUUID().replaceAll('-', '')}`
  for (const name of ['Kaveri 01', 'Kaveri 02', 'Kaveri 03']) {
    await shop.stock({ ...travelBook, modelNo, name })
  }
  await office.goto(`/admin/products?q=${modelNo}`)
  await office.getByLabel('Select all products on this page').click()
  await office.getByRole('button', { name: 'Delete selected' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('3 product(s) deleted successfully!')).toBeVisible()
  await office.goto('/admin/trash')
  const deleted = office.getByRole('row').filter({ hasText: modelNo })
  await expect(deleted).toHaveCount(3)
  const restoreAll = deleted.getByRole('button', { name: /^Restore all 3 products deleted with/ })
  await expect(restoreAll).toHaveCount(1)
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await restoreAll.click()
  await expect(office.getByText('The change of 3 products was undone.')).toBeVisible()
  await expect(deleted).toHaveCount(0)
  await office.getByRole('button', { name: 'Redo' }).click()
  await expect(deleted).toHaveCount(3)

  await office.getByRole('searchbox', { name: 'Search the trash' }).fill(modelNo)
  await expect(office).toHaveURL(new RegExp(`q=${modelNo}`))
  await choose(office, 'Kind', 'Enquiry')
  await expect(deleted).toHaveCount(0)
  await choose(office, 'Kind', 'Product')
  await expect(deleted).toHaveCount(3)
  await office.getByLabel('Select Kaveri 02').check()
  await expect(office.getByText('1 selected')).toBeVisible()
  await office.getByLabel('Select all deleted items on this page').click()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: 'Restore selected' }).click()
  await expect(office.getByText('3 items were restored.')).toBeVisible()
  await expect(deleted).toHaveCount(0)
})
