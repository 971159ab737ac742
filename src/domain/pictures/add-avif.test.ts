import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { hour } from '#platform/clock/clock.ts'
import { drawing, uploaded } from '#tests/fixtures/drawings.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { addAvif } from './add-avif.ts'
import { fileKeyOf, savePictures, storePicture } from './store-picture.ts'

async function addStoredPicture({ app, dataDir }: World, seed: number) {
  const photo = await drawing('jpeg', { width: 400, height: 300 }, seed)
  const stored = await storePicture(app, await uploaded(dataDir, photo))
  assert(typeof stored !== 'string')
  await savePictures(app, [stored])
  return stored.key
}

testOnEachEngine('every picture gets its AVIF files, once', async (world) => {
  const { app } = world
  const keys = [await addStoredPicture(world, 1), await addStoredPicture(world, 2)]
  assert.deepEqual(
    [await addAvif(app), await addAvif(app), await addAvif(app)],
    [true, true, false],
  )
  for (const key of keys) {
    for (const width of [320, 400]) {
      const file = await app.files.get(fileKeyOf(key, width, 'avif'))
      assert(file)
      assert.equal((await buffer(file)).subarray(4, 12).toString('latin1'), 'ftypavif')
    }
  }
})

testOnEachEngine('two processes make the AVIF of different pictures', async (world) => {
  const { app } = world
  await addStoredPicture(world, 1)
  await addStoredPicture(world, 2)
  let made = 0
  const counted = {
    ...app.images,
    renderAvif: (...of: [Buffer, number]) => (made++, app.images.renderAvif(...of)),
  }
  const other = { ...app, images: counted }
  assert.deepEqual(await Promise.all([addAvif(other), addAvif(other)]), [true, true])
  assert.equal(made, 4)
})

testOnEachEngine('a process that died over a picture leaves it to the next', async (world) => {
  const { app, clock } = world
  await addStoredPicture(world, 1)
  const torn = {
    ...app,
    images: { ...app.images, renderAvif: () => Promise.reject(new Error('torn')) },
  }
  await assert.rejects(addAvif(torn), /torn/)
  assert.equal(await addAvif(app), false)
  clock.pass(hour)
  assert.equal(await addAvif(app), true)
})
