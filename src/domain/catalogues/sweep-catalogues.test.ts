import assert from 'node:assert/strict'
import { retention } from '#contract/privacy/retention.ts'
import { day } from '#platform/clock/clock.ts'
import { uploaded } from '#tests/fixtures/drawings.ts'
import { age, notEnding } from '#tests/fixtures/old-files.ts'
import { priceList } from '#tests/fixtures/price-lists.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { purgeCatalogue, purgeOldCatalogues } from './deleted-catalogues.ts'
import { removeCatalogue } from './remove-catalogue.ts'
import { storeCatalogue } from './store-catalogue.ts'
import { sweepCatalogues } from './sweep-catalogues.ts'

async function place({ app, dataDir }: World, title: string) {
  const before = await keysIn(app)
  await storeCatalogue(app, system, 'Laptops', await uploaded(dataDir, priceList(title)))
  const keys = await keysIn(app)
  return keys.find((key) => !before.includes(key)) ?? ''
}

async function keysIn({ files }: World['app']) {
  return (await Array.fromAsync(files.list(''))).map(({ key }) => key)
}

/** For ever, as after its time in the trash. */
async function purge(app: World['app']) {
  await purgeCatalogue(app, system, await removeCatalogue(app, system, 'Laptops'))
}

testOnEachEngine(
  'the file of a former catalogue is deleted after its time in the trash, that of a current one stays',
  async (world) => {
    const { app, dataDir, clock } = world
    const old = await place(world, '2025')
    const current = await place(world, '2026')
    await age(dataDir, [old, current])
    assert.equal(await sweepCatalogues(app, notEnding), 0)
    clock.pass(retention.trashDays * day)
    assert.equal(await purgeOldCatalogues(app, notEnding), 1)
    assert.equal(await sweepCatalogues(app, notEnding), 1)
    assert.deepEqual(await keysIn(app), [current])
    await purge(app)
    assert.equal(await sweepCatalogues(app, notEnding), 1)
    assert.deepEqual(await keysIn(app), [])
  },
)

testOnEachEngine(
  'a file that was stored within the hour stays, since its row may still come',
  async (world) => {
    const { app, dataDir } = world
    const key = await place(world, '2026')
    await purge(app)
    await age(dataDir, [key], 59 * 60_000)
    assert.equal(await sweepCatalogues(app, notEnding), 0)
    assert.deepEqual(await keysIn(app), [key])
  },
)

testOnEachEngine('a sweep that is aborted ends', async (world) => {
  const { app, dataDir } = world
  await age(dataDir, [await place(world, '2025')])
  await purge(app)
  assert.equal(await sweepCatalogues(app, AbortSignal.abort()), 0)
  assert.equal((await keysIn(app)).length, 1)
})

/** The same file comes again between any two steps of the sweep. */
for (const step of ['list', 'delete'] as const) {
  testOnEachEngine(
    `a catalogue that is uploaded again while it is swept stays (${step})`,
    async (world) => {
      const { app, dataDir } = world
      const key = await place(world, '2026')
      await purge(app)
      await age(dataDir, [key])
      const upload = await uploaded(dataDir, priceList('2026'))
      const comesAgain = () => storeCatalogue(app, system, 'Laptops', upload)
      const { files } = app
      const meanwhile = {
        ...files,
        async *list(prefix: string) {
          for await (const file of files.list(prefix)) {
            if (step === 'list') await comesAgain()
            yield file
          }
        },
        async delete(name: string, unlessChangedSince?: Date) {
          if (step === 'delete') await comesAgain()
          return files.delete(name, unlessChangedSince)
        },
      }
      assert.equal(await sweepCatalogues({ ...app, files: meanwhile }, notEnding), 0)
      assert.deepEqual(await keysIn(app), [key])
    },
  )
}

testOnEachEngine('uploads and sweeps at once leave no row without its file', async (world) => {
  const { app, dataDir } = world
  const keys = [await place(world, '2025'), await place(world, '2026')]
  const uploads = await Promise.all(
    [2025, 2026].map((year) => uploaded(dataDir, priceList(`${year}`))),
  )
  for (let round = 0; round < 15; round++) {
    await purge(app)
    await age(dataDir, await stillThere(app, keys))
    const again = uploads[round % 2] ?? assert.fail()
    await Promise.all([
      sweepCatalogues(app, notEnding),
      storeCatalogue(app, system, 'Laptops', again),
      sweepCatalogues(app, notEnding),
    ])
    const { fileKey } = await app.db
      .selectFrom('catalogues')
      .select('fileKey')
      .executeTakeFirstOrThrow()
    assert.ok(await app.files.head(fileKey), `round ${round}`)
  }
})

async function stillThere(app: World['app'], keys: string[]) {
  const there = await keysIn(app)
  return keys.filter((key) => there.includes(key))
}
