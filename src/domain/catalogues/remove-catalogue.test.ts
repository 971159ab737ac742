import assert from 'node:assert/strict'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { contentHash } from '#platform/files/content-hash.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { uploaded } from '#tests/fixtures/drawings.ts'
import { priceList } from '#tests/fixtures/price-lists.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { readContentVersion } from '../content/watch-content-version.ts'
import { findAddressedFile, findCatalogue } from './find-catalogues.ts'
import { removeCatalogue } from './remove-catalogue.ts'
import { storeCatalogue } from './store-catalogue.ts'

testOnEachEngine(
  'a removed catalogue is gone at once, and named in the audit',
  async ({ app, dataDir }) => {
    const upload = await uploaded(dataDir, priceList('Laptops'))
    const hash = await contentHash(upload.path)
    const { url } = await storeCatalogue(app, system, 'Laptops', upload)
    assert.ok(await findAddressedFile(app, hash, url))
    await removeCatalogue(app, system, 'Laptops')
    assert.equal(await findCatalogue(app.db, 'Laptops'), undefined)
    assert.equal(await findAddressedFile(app, hash, url), undefined)
    const last = (await findAuditEvents(app, 'Laptops')).at(-1)
    assert.equal(last?.action, 'catalogue.removed')
    assert.match(last.before ?? '', /front\.jpg\.pdf/)
    const refusal = await refusalOf(removeCatalogue(app, system, 'Laptops'))
    assert.deepEqual([refusal.kind, refusal.message], ['not-found', catalogueMessages.none])
  },
)

testOnEachEngine('a removed catalogue makes cached pages stale', async ({ app, dataDir }) => {
  await storeCatalogue(app, system, 'Laptops', await uploaded(dataDir, priceList('Laptops')))
  await readContentVersion(app)
  const { current } = app.content
  await removeCatalogue(app, system, 'Laptops')
  assert.equal(app.content.current, current + 1)
})
