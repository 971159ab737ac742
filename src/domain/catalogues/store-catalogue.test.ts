import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { catalogueLimits, catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { uploaded } from '#tests/fixtures/drawings.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { priceList } from '#tests/fixtures/price-lists.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { readContentVersion } from '../content/watch-content-version.ts'
import { findCatalogue, findCatalogues } from './find-catalogues.ts'
import { storeCatalogue } from './store-catalogue.ts'

function hashOf(pdf: Buffer) {
  return createHash('sha256').update(pdf).digest('hex').slice(0, 40)
}

testOnEachEngine('a catalogue is stored whole, and found by its category', async (world) => {
  const { app, dataDir } = world
  const pdf = priceList('Laptops')
  const by = await addAdministrator(app, asha)
  const upload = await uploaded(dataDir, pdf, 'Laptops 2026.pdf')
  const catalogue = await storeCatalogue(app, by, 'Laptops', upload)
  assert.deepEqual(catalogue, {
    category: 'Laptops',
    url: `/catalogues/${hashOf(pdf)}/laptops-2026.pdf`,
    originalName: 'Laptops 2026.pdf',
  })
  assert.deepEqual(await findCatalogue(app.db, 'Laptops'), catalogue)
  assert.deepEqual(await findCatalogues(app.db), [catalogue])
  assert.equal(await findCatalogue(app.db, 'Printers'), undefined)
  const stored = await app.files.get(`catalogues/${hashOf(pdf)}.pdf`)
  assert(stored)
  assert.ok(pdf.equals(await buffer(stored)))
})

testOnEachEngine(
  'a new catalogue replaces the previous one, and the audit names both',
  async (world) => {
    const { app, dataDir } = world
    const by = await addAdministrator(app, asha)
    for (const year of [2025, 2026]) {
      const upload = await uploaded(dataDir, priceList(`${year}`), `Laptops ${year}.pdf`)
      await storeCatalogue(app, by, 'Laptops', upload)
    }
    assert.equal((await findCatalogue(app.db, 'Laptops'))?.originalName, 'Laptops 2026.pdf')
    const [first, second, ...others] = await findAuditEvents(app, 'Laptops')
    assert.deepEqual(others, [])
    assert.equal(first?.action, 'catalogue.uploaded')
    assert.equal(first.before, null)
    const { trashId, ...before } = JSON.parse(second?.before ?? '')
    assert.deepEqual(before, JSON.parse(first.after ?? ''))
    assert.match(trashId, /^\w{26}$/)
    assert.match(second?.after ?? '', /Laptops 2026\.pdf/)
    assert.ok(second?.accountId)
  },
)

testOnEachEngine('a stored catalogue makes cached pages stale', async ({ app, dataDir }) => {
  await readContentVersion(app)
  const { current } = app.content
  await storeCatalogue(app, system, 'Laptops', await uploaded(dataDir, priceList('Laptops')))
  assert.equal(app.content.current, current + 1)
})

testOnEachEngine(
  'a file that is no PDF, or too large, is refused and leaves nothing',
  async ({ app, dataDir }) => {
    const refused = [
      [Buffer.from('<script>alert(1)</script>'), catalogueMessages.noPdf],
      [Buffer.alloc(0), catalogueMessages.noPdf],
      [priceList('Laptops', catalogueLimits.bytes), catalogueMessages.tooLarge],
    ] as const
    for (const [bytes, text] of refused) {
      const upload = await uploaded(dataDir, bytes, 'catalogue.pdf')
      const refusal = await refusalOf(storeCatalogue(app, system, 'Laptops', upload))
      assert.equal(refusal.kind, 'invalid')
      assert.deepEqual(refusal.fields, { categoryCatalogue: text })
    }
    assert.deepEqual(await findCatalogues(app.db), [])
    assert.deepEqual(await Array.fromAsync(app.files.list('')), [])
    const largest = await uploaded(dataDir, priceList('Laptops', catalogueLimits.bytes - 1))
    await storeCatalogue(app, system, 'Laptops', largest)
  },
)

testOnEachEngine('a store that is full leaves no row behind', async ({ app, dataDir }) => {
  const full = { ...app.files, put: () => Promise.reject(new Error('no space left')) }
  const upload = await uploaded(dataDir, priceList('Laptops'))
  const storing = storeCatalogue({ ...app, files: full }, system, 'Laptops', upload)
  await assert.rejects(storing, /no space left/)
  assert.deepEqual(await findCatalogues(app.db), [])
})

testOnEachEngine(
  'of many catalogues uploaded at once for one category, one is stored whole',
  async (world) => {
    const { app, dataDir } = world
    const uploads = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        uploaded(dataDir, priceList(`Edition ${number}`), `Edition ${number}.pdf`),
      ),
    )
    const stored = await Promise.all(
      uploads.map((upload) => storeCatalogue(app, system, 'Laptops', upload)),
    )
    const found = await findCatalogue(app.db, 'Laptops')
    assert.ok(stored.some(({ url }) => url === found?.url))
    const audit = await findAuditEvents(app, 'Laptops')
    // Each event names the catalogue that it replaced, so none is replaced twice.
    assert.equal(new Set(audit.map(({ before }) => before)).size, 8)
  },
)
