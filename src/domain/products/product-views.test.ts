import assert from 'node:assert/strict'
import { ProductPageResponse, ProductRecordResponse } from '#contract/products/product-responses.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from './add-product.ts'
import { shownOf } from './product-views.ts'
import { findProductRecord, findPublicProduct } from './find-products.ts'

testOnEachEngine(
  'a product is shown and recorded with the fields that are documented, and with nothing else that is stored',
  async ({ app }) => {
    const { id } = await addProduct(app, system, travelBook)
    const {
      documents: _,
      accessories: __,
      fitsWith: ___,
      ...documented
    } = ProductPageResponse.shape
    const product = await findPublicProduct(app, id)
    assert(product)
    assert.deepEqual(namesIn(shownOf(product)), namesIn(documented))
    const record = namesIn(ProductRecordResponse.shape)
    assert.deepEqual(namesIn(await findProductRecord(app.db, id)), record)
    const [added] = await findAuditEvents(app, id)
    assert.deepEqual(
      namesIn(JSON.parse(added?.after ?? '{}')).filter((name) => !record.includes(name)),
      [],
    )
  },
)

function namesIn(values: object | null | undefined) {
  return Object.keys(values ?? {}).toSorted()
}
