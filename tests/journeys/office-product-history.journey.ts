import { travelBook } from '../fixtures/goods.ts'
import { aModel, stockMany } from './office-product-steps.ts'
import { choose, rowOf } from './office-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

test(
  'the history of a product shows a change field by field, undoes it, and restores a version',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = aModel()
    const id = await shop.stock({ ...travelBook, modelNo, name: 'Kaveri 01' })
    await shop.change(id, { ...travelBook, modelNo, name: 'Kaveri 01', price: 60_000 })
    await office.goto(`/admin/products?q=${modelNo}`)
    await office.getByRole('button', { name: 'View Kaveri 01' }).click()
    const history = office.getByRole('region', { name: 'History' })
    await expect(history.getByText('Price: ₹58,990 ₹60,000')).toBeVisible()
    await expectAccessible(office)
    await history.getByRole('button', { name: /^Undo the change of/ }).click()
    await expect(office.getByText('The change of 1 product was undone.')).toBeVisible()
    await expect(rowOf(office, 'Kaveri 01').getByText('₹58,990')).toBeVisible()
    await office.getByRole('button', { name: 'View Kaveri 01' }).click()
    const versions = history.getByRole('button', { name: /^Restore the version of/ })
    await expect(versions).toHaveCount(2)
    await versions.first().click()
    await expect(office.getByText('The earlier version was restored.')).toBeVisible()
    await expect(rowOf(office, 'Kaveri 01').getByText('₹60,000')).toBeVisible()
  },
)

test(
  'Undo in the history of one product asks first where the change was of several products',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = await stockMany(shop, 3)
    await office.goto(`/admin/products?q=${modelNo}&sort=name`)
    await office.getByLabel('Select all products on this page').click()
    await office.getByRole('button', { name: 'Change...' }).click()
    const change = office.getByRole('dialog')
    await choose(change, 'Changes', 'Price')
    await choose(change, 'How', 'Raise by %')
    await change.getByLabel('Percent').fill('10')
    await change.getByRole('button', { name: 'Preview' }).click()
    await office.getByRole('button', { name: 'Change 3 products' }).click()
    await expect(office.getByText('3 products were changed.')).toBeVisible()
    await office.getByRole('button', { name: 'View Kaveri 01' }).click()
    const history = office.getByRole('region', { name: 'History' })
    await expect(history.getByRole('listitem').first()).toContainText(
      'changed it with 2 other products',
    )
    const undo = history.getByRole('button', { name: /^Undo the change of/ })
    await undo.click()
    const question = office.getByRole('alertdialog', { name: 'Undo the change of 3 products?' })
    await expectAccessible(office)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(undo).toBeFocused()
    await undo.click()
    await question.getByRole('button', { name: 'Undo the change' }).click()
    await expect(office.getByText('The change of 3 products was undone.')).toBeVisible()
    await expect(rowOf(office, 'Kaveri 02').getByText('₹58,990')).toBeVisible()
  },
)

test(
  'a deleted product comes back by Undo, with its page',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = aModel()
    const id = await shop.stock({ ...travelBook, modelNo, name: 'Kaveri 01' })
    await office.goto(`/admin/products?q=${modelNo}`)
    await office.getByRole('button', { name: 'Delete Kaveri 01' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(office.getByText('Product deleted successfully!')).toBeVisible()
    expect((await office.request.get(`/products-details/${id}`)).status()).toBe(410)
    await office.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(office, 'Kaveri 01')).toBeVisible()
    expect((await office.request.get(`/products-details/${id}`)).status()).toBe(200)
  },
)
