import assert from 'node:assert/strict'
import { day, hour } from '#platform/clock/clock.ts'
import { drawing, uploaded } from '#tests/fixtures/drawings.ts'
import { age, notEnding } from '#tests/fixtures/old-files.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { savePictures, storePicture } from './store-picture.ts'
import { sweepPictures } from './sweep-pictures.ts'

async function store({ app, dataDir }: World, seed: number) {
  const photo = await drawing('jpeg', { width: 400, height: 300 }, seed)
  const stored = await storePicture(app, await uploaded(dataDir, photo))
  assert(typeof stored !== 'string')
  return stored
}

async function addStoredPicture(world: World, seed: number) {
  const stored = await store(world, seed)
  await savePictures(world.app, [stored])
  return stored.key
}

async function show({ app }: World, pictureKey: string) {
  const [product] = await fillShelves(app, [{}])
  await app.db
    .insertInto('productPictures')
    .values({ productId: product?.id ?? '', position: 0, pictureKey, originalName: 'front.jpg' })
    .execute()
}

async function picturesOf({ app }: World) {
  const rows = await app.db.selectFrom('pictures').select('key').execute()
  const files = await Array.fromAsync(app.files.list('pictures/'))
  const inFiles = new Set(files.map(({ key }) => key.split('/')[1]))
  return { rows: rows.map(({ key }) => key), files: [...inFiles] }
}

async function ageAll({ app, dataDir }: World) {
  const files = await Array.fromAsync(app.files.list('pictures/'))
  await age(
    dataDir,
    files.map(({ key }) => key),
  )
}

testOnEachEngine('a picture that a product shows is never swept', async (world) => {
  const key = await addStoredPicture(world, 1)
  await show(world, key)
  await ageAll(world)
  world.clock.pass(30 * day)
  assert.equal(await sweepPictures(world.app, notEnding), 0)
  assert.deepEqual(await picturesOf(world), { rows: [key], files: [key] })
})

testOnEachEngine(
  'a picture that nothing shows is deleted after a day, with its files',
  async (world) => {
    const [shown, forgotten] = [await addStoredPicture(world, 1), await addStoredPicture(world, 2)]
    await show(world, shown)
    await ageAll(world)
    world.clock.pass(day - hour)
    assert.equal(await sweepPictures(world.app, notEnding), 0)
    world.clock.pass(2 * hour)
    assert.equal(await sweepPictures(world.app, notEnding), 2)
    assert.deepEqual(await picturesOf(world), { rows: [shown], files: [shown] })
    assert.ok(forgotten)
  },
)

testOnEachEngine('files without a row go after an hour', async (world) => {
  const { key } = await store(world, 1)
  assert.equal(await sweepPictures(world.app, notEnding), 0)
  assert.deepEqual(await picturesOf(world), { rows: [], files: [key] })
  await ageAll(world)
  assert.equal(await sweepPictures(world.app, notEnding), 2)
  assert.deepEqual(await picturesOf(world), { rows: [], files: [] })
})

testOnEachEngine('a picture that is uploaded again counts as new', async (world) => {
  const key = await addStoredPicture(world, 1)
  await ageAll(world)
  world.clock.pass(2 * day)
  await addStoredPicture(world, 1)
  await sweepPictures(world.app, notEnding)
  assert.deepEqual(await picturesOf(world), { rows: [key], files: [key] })
})

testOnEachEngine('a picture that is uploaded again while it is swept stays', async (world) => {
  const { app } = world
  await store(world, 1)
  await ageAll(world)
  const { files } = app
  let key: string | undefined
  const meanwhile = {
    ...files,
    async delete(name: string, unlessChangedSince?: Date) {
      key ??= await addStoredPicture(world, 1)
      return files.delete(name, unlessChangedSince)
    },
  }
  assert.equal(await sweepPictures({ ...app, files: meanwhile }, notEnding), 0)
  assert.ok(key)
  assert.deepEqual(await picturesOf(world), { rows: [key], files: [key] })
  assert.equal((await Array.fromAsync(files.list('pictures/'))).length, 2)
})

testOnEachEngine('more pictures than one question holds are swept all the same', async (world) => {
  const { app, dataDir } = world
  const shown = await addStoredPicture(world, 1)
  await show(world, shown)
  const keys = Array.from(
    { length: 450 },
    (_, number) => `pictures/${String(number).padStart(40, '0')}/320.webp`,
  )
  await Promise.all(keys.map((key) => app.files.put(key, Buffer.from('x'))))
  await age(dataDir, keys)
  assert.equal(await sweepPictures(app, notEnding), 450)
  assert.deepEqual((await picturesOf(world)).files, [shown])
})
