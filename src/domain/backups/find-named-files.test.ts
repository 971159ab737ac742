import assert from 'node:assert/strict'
import { hour } from '#platform/clock/clock.ts'
import { uploaded } from '#tests/fixtures/drawings.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { priceList } from '#tests/fixtures/price-lists.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addProductDocument } from '../product-documents/change-product-documents.ts'
import { sweepProductDocuments } from '../product-documents/sweep-product-documents.ts'
import { addProduct } from '../products/add-product.ts'
import { purgeProducts } from '../products/purge-products.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import { findNamedFiles } from './find-named-files.ts'

const { signal } = new AbortController()

testOnEachEngine(
  'the document of a product is in backups until the product is deleted for ever, and then swept',
  async ({ app, clock, dataDir }) => {
    const { id } = await addProduct(app, system, travelBook)
    const upload = await uploaded(dataDir, priceList('Manual'), 'manual.pdf')
    await addProductDocument(app, system, id, { title: 'Manual', kind: 'manual', upload })
    const keysIn = async () => (await findNamedFiles(app.db)).map(({ key }) => key)
    const [key = ''] = await keysIn()
    assert.match(key, /^product-documents\/[0-9a-f]{40}\.pdf$/)
    clock.pass(2 * hour)
    assert.equal(await sweepProductDocuments(app, signal), 0)
    await withdrawProduct(app, system, id)
    await purgeProducts(app, system, [id])
    assert.deepEqual(await keysIn(), [])
    assert.equal(await sweepProductDocuments(app, signal), 1)
    assert.equal(await app.files.head(key), undefined)
  },
)
