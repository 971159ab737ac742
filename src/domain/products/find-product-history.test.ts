import assert from 'node:assert/strict'
import { travelBook } from '#tests/fixtures/goods.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { changeProducts } from './change-products.ts'
import { findProductHistory } from './find-product-history.ts'
import { findProductRecord } from './find-products.ts'
import { restoreProduct } from './restore-product.ts'
import { restoreProductVersion } from './restore-product-version.ts'
import { undoProductsChange } from './undo-products-change.ts'
import { withdrawProduct } from './withdraw-products.ts'

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

testOnEachEngine(
  'the history of a product says how many other products a change has changed',
  async ({ app }) => {
    const { id } = await addProduct(app, system, travelBook)
    const ids = [id]
    for (const name of ['Kaveri 02', 'Kaveri 03']) {
      ids.push((await addProduct(app, system, { ...travelBook, name })).id)
    }
    await changeProducts(app, system, { ids, changes: { stockStatus: 'Out of Stock' } })
    await changeProducts(app, system, { ids: [id], changes: { stockStatus: 'In Stock' } })
    const history = await findProductHistory(app.db, id)
    assert.deepEqual(
      history.map(({ kind, otherProducts }) => [kind, otherProducts]),
      [
        ['changed', 0],
        ['changed', 2],
        ['added', 0],
      ],
    )
    assert.deepEqual(await findProductHistory(app.db, 'no such product'), [])
  },
)

testOnEachEngine(
  'an earlier version of a product is restored field by field, and that is undone like any change',
  async ({ app }) => {
    const { id } = await addProduct(app, system, travelBook)
    await changeProduct(app, system, id, { ...travelBook, price: 60_000, specs: ['One'] })
    await changeProducts(app, system, { ids: [id], changes: { delete: true } })
    await restoreProduct(app, system, id)
    await changeProducts(app, system, { ids: [id], changes: { stockStatus: 'Out of Stock' } })
    const history = await findProductHistory(app.db, id)
    const eventId = history.find(({ kind }) => kind === 'added')?.id ?? ''
    const { changeId } = await restoreProductVersion(app, system, { productId: id, eventId })
    const { price, specs, stockStatus } = travelBook
    const restored = await findProductRecord(app.db, id)
    assert.deepEqual(
      { price: restored?.price, specs: restored?.specs, stockStatus: restored?.stockStatus },
      { price, specs, stockStatus },
    )
    const again = await restoreProductVersion(app, system, { productId: id, eventId })
    assert.equal(again.changeId, null)
    await undoProductsChange(app, system, changeId ?? '')
    const undone = await findProductRecord(app.db, id)
    assert.deepEqual([undone?.price, undone?.stockStatus], [60_000, 'Out of Stock'])
  },
)

testOnEachEngine(
  'a version is restored only of a product that is not in the trash and has that event',
  async ({ app }) => {
    const { id } = await addProduct(app, system, travelBook)
    const other = await addProduct(app, system, travelBook)
    const [event] = await findProductHistory(app.db, other.id)
    const restore = (productId: string) =>
      restoreProductVersion(app, system, { productId, eventId: event?.id ?? '' })
    await assert.rejects(restore(id), { kind: 'not-found' })
    await assert.rejects(restore('unknown'), { kind: 'not-found' })
    await withdrawProduct(app, system, other.id)
    await assert.rejects(restore(other.id), { kind: 'conflict' })
  },
)
