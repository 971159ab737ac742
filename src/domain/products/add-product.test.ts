import assert from 'node:assert/strict'
import { ProductQuery } from '#contract/products/product-query.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { addProduct } from './add-product.ts'
import { findProductListPage } from './find-product-list.ts'
import { findProductPage, findProductRecord } from './find-products.ts'

testOnEachEngine(
  'an added product is on the list, counted and recorded in the audit',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const added = await addProduct(app, by, travelBook)
    const page = await findProductListPage(app, ProductQuery.parse({ category: 'Laptops' }))
    assert.deepEqual(
      page.products.map((product) => product.name),
      [travelBook.name],
    )
    assert.equal(page.total, 1)
    const events = await findAuditEvents(app, added.id)
    assert.deepEqual(
      events.map(({ action }) => action),
      ['product.added'],
    )
  },
)

testOnEachEngine('a product is stored as it was typed, to the paisa', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addProduct(app, by, tallyPrinter)
  const stored = await findProductRecord(app.db, id)
  for (const [field, value] of Object.entries(tallyPrinter)) {
    assert.deepEqual(stored?.[field as keyof typeof stored], value, field)
  }
})

testOnEachEngine('a price of 0 is no price to the public and 0 to the office', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id, price } = await addProduct(app, by, boardroomPanel)
  assert.equal(price, 0)
  assert.equal((await findProductPage(app, id))?.price, null)
})
