import assert from 'node:assert/strict'
import { travelBook } from '#tests/fixtures/goods.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { changeProducts } from './change-products.ts'
import { findProductHistory } from './find-product-history.ts'
import { undoProductsChange } from './undo-products-change.ts'

testOnEachEngine(
  'the history of a product names who changed which field from what to what, and undoes a change',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await addProduct(app, system, travelBook)
    await changeProduct(app, by, id, { ...travelBook, price: 60_000, specs: ['One'] })
    await changeProducts(app, by, { ids: [id], changes: { delete: true } })
    const history = await findProductHistory(app.db, id)
    assert.deepEqual(
      history.map(({ kind, by }) => [kind, by]),
      [
        ['deleted', asha.email],
        ['changed', asha.email],
        ['added', null],
      ],
    )
    const [deleted, changed] = history
    assert.deepEqual(changed?.fields, [
      { field: 'price', from: travelBook.price, to: 60_000 },
      { field: 'specs', from: travelBook.specs, to: ['One'] },
    ])
    await undoProductsChange(app, by, deleted?.changeId ?? '')
    const { count } = await undoProductsChange(app, by, changed?.changeId ?? '')
    assert.equal(count, 1)
    const [undone] = await findProductHistory(app.db, id)
    assert.deepEqual(undone?.fields[0], { field: 'price', from: 60_000, to: travelBook.price })
  },
)
