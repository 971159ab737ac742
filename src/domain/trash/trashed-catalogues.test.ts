import assert from 'node:assert/strict'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { retention } from '#contract/privacy/retention.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { day } from '#platform/clock/clock.ts'
import { uploaded } from '#tests/fixtures/drawings.ts'
import { notEnding } from '#tests/fixtures/old-files.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { priceList } from '#tests/fixtures/price-lists.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import {
  purgeCatalogue,
  purgeOldCatalogues,
  restoreCatalogue,
} from '../catalogues/deleted-catalogues.ts'
import { findCatalogue } from '../catalogues/find-catalogues.ts'
import { removeCatalogue } from '../catalogues/remove-catalogue.ts'
import { storeCatalogue } from '../catalogues/store-catalogue.ts'
import { addCategory } from '../categories/add-category.ts'
import { changeCategory } from '../categories/change-category.ts'
import { removeCategory } from '../categories/remove-category.ts'
import { countTrash, findTrash } from './find-trash.ts'
import { restoreSeveral } from './restore-several.ts'

const tablets = {
  name: 'Tablets',
  icon: 'laptops',
  synonyms: [],
  labels: [],
  isHidden: false,
} as const

async function upload({ app, dataDir }: World, name: string, category = 'Laptops') {
  await storeCatalogue(app, system, category, await uploaded(dataDir, priceList(name), name))
}

async function nameOf({ app }: World, category = 'Laptops') {
  return (await findCatalogue(app.db, category))?.originalName
}

async function trashed({ app }: World) {
  const items = await findTrash(app.db, 'editor', { page: 1, limit: 24 })
  return items.map(({ kind, name, detail, deletedBy }) => [kind, name, detail, deletedBy])
}

testOnEachEngine('a deleted catalogue can be restored from the trash', async (world) => {
  const { app } = world
  const by = await addAdministrator(app, asha)
  await upload(world, '2026.pdf')
  const id = await removeCatalogue(app, by, 'Laptops')
  assert.deepEqual(await trashed(world), [['catalogue', '2026.pdf', 'Laptops', asha.email]])
  assert.equal(await restoreCatalogue(app, by, id), '2026.pdf')
  assert.deepEqual([await nameOf(world), await trashed(world)], ['2026.pdf', []])
  await assert.rejects(restoreCatalogue(app, by, id), { message: trashMessages.notFound })
})

testOnEachEngine(
  'a catalogue stays in the trash when several items are restored together',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    await upload(world, '2026.pdf')
    const id = await removeCatalogue(app, by, 'Laptops')
    const items = [{ kind: 'catalogue' as const, id }]
    const { count, refused } = await restoreSeveral(app, by, { items, filter: {}, role: 'owner' })
    assert.equal(count, 0)
    assert.deepEqual(refused, [
      { kind: 'catalogue', id, name: '2026.pdf', reason: trashMessages.catalogueAlone },
    ])
    assert.equal(await nameOf(world), undefined)
  },
)

testOnEachEngine(
  'a catalogue that is replaced goes to the trash, as does the one that takes its place when it is restored',
  async (world) => {
    const { app, clock } = world
    const by = await addAdministrator(app, asha)
    await upload(world, '2025.pdf')
    const path = await uploaded(world.dataDir, priceList('2026.pdf'), '2026.pdf')
    await storeCatalogue(app, by, 'Laptops', path)
    assert.deepEqual(await trashed(world), [['catalogue', '2025.pdf', 'Laptops', asha.email]])
    const [former] = await findTrash(app.db, 'editor', { page: 1, limit: 24 })
    clock.pass(day)
    await restoreCatalogue(app, by, former?.id ?? '')
    assert.equal(await nameOf(world), '2025.pdf')
    assert.deepEqual(await trashed(world), [['catalogue', '2026.pdf', 'Laptops', asha.email]])
  },
)

testOnEachEngine(
  'a catalogue of the trash follows the name of its category, and waits for a removed one',
  async (world) => {
    const { app } = world
    const category = await addCategory(app, system, { ...tablets, synonyms: [], labels: [] })
    await upload(world, 'tablets.pdf', 'Tablets')
    const id = await removeCatalogue(app, system, 'Tablets')
    const { version } = category
    const slates = { ...tablets, synonyms: [], labels: [], name: 'Slates', version }
    await changeCategory(app, system, category.id, slates)
    await restoreCatalogue(app, system, id)
    assert.equal(await nameOf(world, 'Slates'), 'tablets.pdf')
    const again = await removeCatalogue(app, system, 'Slates')
    await removeCategory(app, system, category.id)
    await assert.rejects(restoreCatalogue(app, system, again), {
      kind: 'conflict',
      message: catalogueMessages.noCategoryToRestore('Slates'),
    })
    assert.equal(await countTrash(app.db, 'editor'), 1)
  },
)

testOnEachEngine(
  'a catalogue that is deleted for ever, or for longer than the trash lasts, is in it no more',
  async (world) => {
    const { app, clock } = world
    for (const name of ['2024.pdf', '2025.pdf', '2026.pdf']) {
      await upload(world, name)
      clock.pass(day)
    }
    await purgeCatalogue(app, system, await removeCatalogue(app, system, 'Laptops'))
    assert.deepEqual(await trashed(world), [
      ['catalogue', '2025.pdf', 'Laptops', null],
      ['catalogue', '2024.pdf', 'Laptops', null],
    ])
    clock.pass((retention.trashDays - 2) * day)
    assert.equal(await purgeOldCatalogues(app, notEnding), 1)
    assert.deepEqual(await trashed(world), [['catalogue', '2025.pdf', 'Laptops', null]])
  },
)
