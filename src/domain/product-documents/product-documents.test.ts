import assert from 'node:assert/strict'
import { documentLimits, documentMessages } from '#contract/product-documents/product-document.ts'
import { day } from '#platform/clock/clock.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { uploaded } from '#tests/fixtures/drawings.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { priceList } from '#tests/fixtures/price-lists.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from '../products/add-product.ts'
import { findProductHistory } from '../products/find-product-history.ts'
import { restoreProduct } from '../products/restore-product.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import {
  addProductDocument,
  changeProductDocument,
  deleteProductDocument,
  purgeOldProductDocuments,
  restoreProductDocument,
} from './change-product-documents.ts'
import { findProductDocuments, findPublicDocumentFile } from './find-product-documents.ts'

const signal = new AbortController().signal

async function addTo({ app, dataDir }: World, productId: string, title: string) {
  const upload = await uploaded(dataDir, priceList(title), `${title}.pdf`)
  return addProductDocument(app, system, productId, { title, kind: 'manual', upload })
}

async function titlesOf({ app }: World, productId: string) {
  return (await findProductDocuments(app.db, productId)).map(({ title }) => title)
}

testOnEachEngine(
  'documents of a product are in the order in which they were added, until one is moved',
  async (world) => {
    const { app } = world
    const { id } = await addProduct(app, system, travelBook)
    const [first] = [
      await addTo(world, id, 'Quick start'),
      await addTo(world, id, 'Manual'),
      await addTo(world, id, 'BIS certificate'),
    ]
    assert.match(first.url, /^\/product-documents\/\w{26}\/quick-start\.pdf$/)
    await changeProductDocument(app, system, first.id, { position: 3 })
    assert.deepEqual(await titlesOf(world, id), ['Manual', 'BIS certificate', 'Quick start'])
    const changed = await changeProductDocument(app, system, first.id, {
      title: 'Leaflet',
      kind: 'brochure',
    })
    assert.deepEqual([changed.title, changed.kind], ['Leaflet', 'brochure'])
    assert.deepEqual(await titlesOf(world, id), ['Manual', 'BIS certificate', 'Leaflet'])
  },
)

testOnEachEngine(
  'a deleted document is in the trash for 30 days, from where it comes back to its place',
  async (world) => {
    const { app, clock } = world
    const { id } = await addProduct(app, system, travelBook)
    const manual = await addTo(world, id, 'Manual')
    await addTo(world, id, 'Certificate')
    await deleteProductDocument(app, system, manual.id)
    assert.equal(await findPublicDocumentFile(app, manual.id), undefined)
    await restoreProductDocument(app, system, manual.id)
    assert.deepEqual(await titlesOf(world, id), ['Manual', 'Certificate'])
    await deleteProductDocument(app, system, manual.id)
    clock.pass(29 * day)
    assert.equal(await purgeOldProductDocuments(app, signal), 0)
    clock.pass(1 * day)
    assert.equal(await purgeOldProductDocuments(app, signal), 1)
    assert.equal(
      (await refusalOf(restoreProductDocument(app, system, manual.id))).kind,
      'not-found',
    )
    assert.deepEqual(
      (await findAuditEvents(app, manual.id)).map(({ action }) => action),
      ['added', 'deleted', 'restored', 'deleted', 'purged'].map(
        (event) => `product-document.${event}`,
      ),
    )
  },
)

testOnEachEngine(
  'the same change of a document once more changes and records nothing',
  async (world) => {
    const { app } = world
    const { id } = await addProduct(app, system, travelBook)
    const manual = await addTo(world, id, 'Manual')
    await addTo(world, id, 'Certificate')
    const change = { title: 'User manual', position: 2 }
    const first = await changeProductDocument(app, system, manual.id, change)
    assert.deepEqual(await changeProductDocument(app, system, manual.id, change), first)
    assert.deepEqual(await titlesOf(world, id), ['Certificate', 'User manual'])
    const actions = (await findAuditEvents(app, manual.id)).map(({ action }) => action)
    assert.deepEqual(actions, ['product-document.added', 'product-document.changed'])
  },
)

testOnEachEngine(
  'a document that is restored after another was added can be moved before it',
  async (world) => {
    const { app } = world
    const { id } = await addProduct(app, system, travelBook)
    const manual = await addTo(world, id, 'Manual')
    await deleteProductDocument(app, system, manual.id)
    const certificate = await addTo(world, id, 'Certificate')
    await restoreProductDocument(app, system, manual.id)
    assert.deepEqual(await titlesOf(world, id), ['Manual', 'Certificate'])
    await changeProductDocument(app, system, certificate.id, { position: 1 })
    assert.deepEqual(await titlesOf(world, id), ['Certificate', 'Manual'])
  },
)

testOnEachEngine(
  'the document of a deleted product is not served until the product is restored',
  async (world) => {
    const { app } = world
    const { id } = await addProduct(app, system, travelBook)
    const manual = await addTo(world, id, 'Manual')
    const file = await findPublicDocumentFile(app, manual.id)
    assert.equal(file?.name, 'Manual.pdf')
    await withdrawProduct(app, system, id)
    assert.equal(await findPublicDocumentFile(app, manual.id), undefined)
    await restoreProduct(app, system, id)
    assert.deepEqual(await findPublicDocumentFile(app, manual.id), file)
  },
)

testOnEachEngine(
  'a file that is no PDF, or is too large, does not become a document',
  async (world) => {
    const { app, dataDir } = world
    const { id } = await addProduct(app, system, travelBook)
    const refused: [Buffer, string][] = [
      [Buffer.from('<script>alert(1)</script>'), documentMessages.noPdf],
      [Buffer.from(`MZ${'\0'.repeat(200)}%PDF-1.7`), documentMessages.noPdf],
      [priceList('Manual', documentLimits.bytes), documentMessages.tooLarge],
    ]
    for (const [content, text] of refused) {
      const upload = await uploaded(dataDir, content, 'manual.pdf')
      const adding = addProductDocument(app, system, id, {
        title: 'Manual',
        kind: 'manual',
        upload,
      })
      assert.deepEqual((await refusalOf(adding)).fields, { document: text })
    }
    assert.deepEqual(await titlesOf(world, id), [])
  },
)

testOnEachEngine('a product has at most twenty documents', async (world) => {
  const { id } = await addProduct(world.app, system, travelBook)
  for (let n = 1; n <= documentLimits.ofProduct; n++) await addTo(world, id, `Document ${n}`)
  const refusal = await refusalOf(addTo(world, id, 'One more'))
  assert.equal(refusal.message, documentMessages.tooMany)
})

testOnEachEngine(
  'the history of a product says who added, changed, deleted and restored which document',
  async (world) => {
    const { app } = world
    const { id } = await addProduct(app, system, travelBook)
    const { id: documentId } = await addTo(world, id, 'Manual')
    await changeProductDocument(app, system, documentId, { title: 'Handbook' })
    await deleteProductDocument(app, system, documentId)
    await restoreProductDocument(app, system, documentId)
    const history = await findProductHistory(app.db, id)
    assert.deepEqual(
      history.map(({ kind, name }) => [kind, name]),
      [
        ['document-restored', 'Handbook'],
        ['document-deleted', 'Handbook'],
        ['document-changed', 'Handbook'],
        ['document-added', 'Manual'],
        ['added', null],
      ],
    )
  },
)
