import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { catalogueLimits, catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { uploaded } from '#tests/fixtures/drawings.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { priceList } from '#tests/fixtures/price-lists.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { readContentVersion } from '../content/watch-content-version.ts'
import { removeCatalogue, storeCatalogue } from './change-catalogues.ts'
import { findAddressedFile, findCatalogue, findCatalogues } from './find-catalogues.ts'

function hashOf(pdf: Buffer) {
  return createHash('sha256').update(pdf).digest('hex').slice(0, 40)
}

function auditOf({ app }: World) {
  return app.db
    .selectFrom('audit')
    .selectAll()
    .where('subjectId', '=', 'Laptops')
    .orderBy('id')
    .execute()
}

testOnEachEngine('a catalogue is kept whole, and found by its category', async (world) => {
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
  'a new catalogue replaces the one before, and the audit names both',
  async (world) => {
    const { app, dataDir } = world
    const by = await addAdministrator(app, asha)
    for (const year of [2025, 2026]) {
      const upload = await uploaded(dataDir, priceList(`${year}`), `Laptops ${year}.pdf`)
      await storeCatalogue(app, by, 'Laptops', upload)
    }
    assert.equal((await findCatalogue(app.db, 'Laptops'))?.originalName, 'Laptops 2026.pdf')
    const [first, second, ...others] = await auditOf(world)
    assert.deepEqual(others, [])
    assert.equal(first?.action, 'catalogue.uploaded')
    assert.equal(first.before, null)
    assert.equal(second?.before, first.after)
    assert.match(second.after ?? '', /Laptops 2026\.pdf/)
    assert.ok(second.accountId)
  },
)

testOnEachEngine('a removed catalogue is gone at once, and named in the audit', async (world) => {
  const { app, dataDir } = world
  const pdf = priceList('Laptops')
  const { url } = await storeCatalogue(app, system, 'Laptops', await uploaded(dataDir, pdf))
  assert.ok(await findAddressedFile(app.db, hashOf(pdf), url))
  await removeCatalogue(app, system, 'Laptops')
  assert.equal(await findCatalogue(app.db, 'Laptops'), undefined)
  assert.equal(await findAddressedFile(app.db, hashOf(pdf), url), undefined)
  const last = (await auditOf(world)).at(-1)
  assert.equal(last?.action, 'catalogue.removed')
  assert.match(last.before ?? '', /front\.jpg\.pdf/)
  const refusal = await refusalOf(removeCatalogue(app, system, 'Laptops'))
  assert.deepEqual([refusal.kind, refusal.message], ['not-found', catalogueMessages.none])
})

testOnEachEngine('every change makes the kept pages stale', async ({ app, dataDir }) => {
  await readContentVersion(app)
  const { current } = app.content
  await storeCatalogue(app, system, 'Laptops', await uploaded(dataDir, priceList('Laptops')))
  assert.equal(app.content.current, current + 1)
  await removeCatalogue(app, system, 'Laptops')
  assert.equal(app.content.current, current + 2)
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

testOnEachEngine('of many at once for one category, one is there whole', async (world) => {
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
  const audit = await auditOf(world)
  // Each one knows which it replaced: nobody's is replaced twice.
  assert.equal(new Set(audit.map(({ before }) => before)).size, 8)
})
