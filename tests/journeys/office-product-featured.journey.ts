import { travelBook } from '../fixtures/goods.ts'
import { aModel } from './office-product-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('featured products are chosen by their star and brought into an order', async ({
  office,
  shop,
}) => {
  const modelNo = aModel()
  for (const name of ['Kaveri 01', 'Kaveri 02']) await shop.stock({ ...travelBook, modelNo, name })
  await office.goto(`/admin/products?q=${modelNo}&sort=name`)
  for (const name of ['Kaveri 01', 'Kaveri 02']) {
    const star = office.getByRole('switch', { name: `Featured on Home: ${name}` })
    await star.press('Enter')
    await expect(star).toBeChecked()
  }
  await office.getByRole('link', { name: 'Featured', exact: true }).click()
  const cards = office.getByRole('list', { name: 'Featured products in their order' })
  const mine = cards.getByRole('listitem').filter({ hasText: modelNo })
  await expect(mine).toHaveText([/Kaveri 01/, /Kaveri 02/])
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  const step = mine.last().getByRole('button', { name: 'Move Kaveri 02 earlier' })
  await step.press('Enter')
  await expect(mine).toHaveText([/Kaveri 02/, /Kaveri 01/])
  await office.reload()
  await expect(mine).toHaveText([/Kaveri 02/, /Kaveri 01/])
  for (const name of ['Kaveri 01', 'Kaveri 02']) {
    await office.getByRole('button', { name: `Remove ${name} from Home` }).click()
    await expect(mine.filter({ hasText: name })).toHaveCount(0)
  }
})
