import assert from 'node:assert/strict'
import { day } from '#platform/clock/clock.ts'
import { addNamedImages } from '#tests/fixtures/added-images.ts'
import { sweepDaysLater } from '#tests/fixtures/old-files.ts'
import { noPictureFile, pictureFiles } from '#tests/fixtures/picture-files.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addImages } from './add-images.ts'
import { changeImage } from './change-image.ts'
import { deleteImage, restoreImage } from './delete-image.ts'
import { countImages, findBanners, findImages } from './find-images.ts'
import { orderImages } from './order-images.ts'
import { purgeImage, purgeOldImages } from './purge-images.ts'

testOnEachEngine(
  'new images of the gallery come last, in the order they were sent',
  async (world) => {
    await addNamedImages(world, 'gallery', 'one.png', 'two.png')
    const [three] = await addNamedImages(world, 'gallery', 'three.png')
    assert.deepEqual(await namesIn(world), ['one.png', 'two.png', 'three.png'])
    const banners = await findBanners(world.app.db)
    assert.deepEqual([banners.length, banners.at(-1)?.id], [3, three?.id])
    assert.ok(three && three.size > 0)
    assert(await world.app.files.head(three.url.slice(1)))
  },
)

testOnEachEngine(
  'a file that is not an image is named, and the others are stored',
  async (world) => {
    const { app } = world
    const [good] = await pictureFiles(world, 'good.png')
    const large = { ...(await noPictureFile(world, 'large.png')), bytes: 5_242_881 }
    const limit = { ...(await noPictureFile(world, 'limit.png')), bytes: 5_242_880 }
    assert(good)
    const { images, refused } = await addImages(app, system, 'gallery', [large, good, limit])
    assert.deepEqual([images.length, await namesIn(world)], [1, ['good.png']])
    assert.deepEqual(refused, [
      { name: 'large.png', message: 'File large.png exceeds 5MB limit' },
      { name: 'limit.png', message: 'File limit.png is not an image' },
    ])
  },
)

testOnEachEngine('an upload without any image changes nothing', async (world) => {
  const { app } = world
  const version = app.content.current
  const refusal = await refusalOf(
    addImages(app, system, 'gallery', [await noPictureFile(world, 'a.png')]),
  )
  const text = 'File a.png is not an image\nNo valid image files selected'
  assert.deepEqual([refusal.kind, refusal.message], ['invalid', text])
  assert.equal(app.content.current, version)
})

testOnEachEngine(
  'images of the gallery change places, and deleted ones are ignored',
  async (world) => {
    const { app } = world
    const [one, two, three] = await addNamedImages(
      world,
      'gallery',
      'one.png',
      'two.png',
      'three.png',
    )
    assert(one && two && three)
    await deleteImage(app, system, 'gallery', two.id)
    await orderImages(app, system, 'gallery', [three.id, two.id, 'unknown', one.id])
    assert.deepEqual(await namesIn(world), ['three.png', 'one.png'])
    await changeImage(app, system, 'gallery', { id: one.id, position: 1 })
    assert.deepEqual(await namesIn(world), ['one.png', 'three.png'])
    await addNamedImages(world, 'gallery', 'four.png')
    assert.deepEqual(await namesIn(world), ['one.png', 'three.png', 'four.png'])
  },
)

testOnEachEngine(
  'the alternative text of an image is shown on the site and found by the search',
  async (world) => {
    const { app } = world
    const [one] = await addNamedImages(world, 'gallery', 'DSC_0001.png', 'other.png')
    assert(one)
    const after = await changeImage(app, system, 'gallery', {
      id: one.id,
      alt: 'Our café in Bengaluru',
    })
    assert.equal(after.alt, 'Our café in Bengaluru')
    assert.equal((await findBanners(app.db))[0]?.alt, 'Our café in Bengaluru')
    assert.deepEqual(await namesIn(world, 'cafe'), ['DSC_0001.png'])
    assert.deepEqual(await namesIn(world, 'dsc_0001'), ['DSC_0001.png'])
    assert.deepEqual(await namesIn(world, '%'), [])
    assert.equal(await countImages(app.db, 'gallery', { q: 'png' }), 2)
  },
)

testOnEachEngine(
  'every change has one audit event and raises the content version',
  async (world) => {
    const { app } = world
    const [one, two] = await addNamedImages(world, 'gallery', 'one.png', 'two.png')
    assert(one && two)
    const version = app.content.current
    await changeImage(app, system, 'gallery', { id: one.id, alt: 'One' })
    await changeImage(app, system, 'gallery', { id: one.id, alt: 'One' })
    await orderImages(app, system, 'gallery', [two.id, one.id])
    await orderImages(app, system, 'gallery', [two.id, one.id])
    await deleteImage(app, system, 'gallery', one.id)
    assert.ok(app.content.current >= version + 3)
    assert.deepEqual(await actionsIn(world), [
      'image.added',
      'image.added',
      'image.changed',
      'gallery.reordered',
      'image.deleted',
    ])
  },
)

testOnEachEngine(
  'the audit event of a new order has the places before and after',
  async (world) => {
    const { app } = world
    const [one, two, three] = await addNamedImages(
      world,
      'gallery',
      'one.png',
      'two.png',
      'three.png',
    )
    assert(one && two && three)
    await orderImages(app, system, 'gallery', [two.id, one.id])
    const { before, after } = await app.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'gallery.reordered')
      .executeTakeFirstOrThrow()
    const idsIn = (text: string | null) =>
      (JSON.parse(text ?? '') as { places: { id: string }[] }).places.map(({ id }) => id)
    assert.deepEqual(
      [idsIn(before), idsIn(after)],
      [
        [one.id, two.id],
        [two.id, one.id],
      ],
    )
  },
)

testOnEachEngine('a deleted image can be neither changed nor deleted again', async (world) => {
  const { app } = world
  const [one] = await addNamedImages(world, 'gallery', 'one.png')
  assert(one)
  await deleteImage(app, system, 'gallery', one.id)
  for (const again of [
    () => deleteImage(app, system, 'gallery', one.id),
    () => changeImage(app, system, 'gallery', { id: one.id, alt: 'x' }),
  ]) {
    assert.equal((await refusalOf(again())).kind, 'not-found')
  }
})

testOnEachEngine('simultaneous uploads lose no image and share no place', async (world) => {
  const { app } = world
  const sets = await Promise.all(
    ['a', 'b', 'c'].map((name) => pictureFiles(world, `${name}1.png`, `${name}2.png`)),
  )
  await Promise.all(sets.map((set) => addImages(app, system, 'gallery', set)))
  const rows = await app.db.selectFrom('galleryImages').select('place').execute()
  assert.equal(new Set(rows.map(({ place }) => place)).size, 6)
})

testOnEachEngine(
  'the sweep spares the files of the gallery and of the trash, and deletes those of purged images',
  async (world) => {
    const { app } = world
    const [one, two] = await addNamedImages(world, 'gallery', 'one.png', 'two.png')
    assert(one && two)
    await deleteImage(app, system, 'gallery', two.id)
    await sweepDaysLater(world)
    assert(await app.files.head(two.url.slice(1)))
    await purgeImage(app, system, 'gallery', two.id)
    await sweepDaysLater(world)
    assert(await app.files.head(one.url.slice(1)))
    assert.equal(await app.files.head(two.url.slice(1)), undefined)
  },
)

testOnEachEngine('a deleted image is restored at its place', async (world) => {
  const { app, clock } = world
  const names = ['one.png', 'two.png', 'three.png']
  const [, two, three] = await addNamedImages(world, 'gallery', ...names)
  assert(two && three)
  await deleteImage(app, system, 'gallery', three.id)
  await deleteImage(app, system, 'gallery', two.id)
  assert.equal((await findBanners(app.db)).length, 1)
  await addNamedImages(world, 'gallery', 'four.png')
  assert.equal(await restoreImage(app, system, 'gallery', two.id), 'two.png')
  await restoreImage(app, system, 'gallery', three.id)
  assert.deepEqual(await namesIn(world), [...names, 'four.png'])
  for (const list of ['gallery', 'partners'] as const) {
    assert.equal((await refusalOf(restoreImage(app, system, list, two.id))).kind, 'not-found')
    assert.equal((await refusalOf(purgeImage(app, system, list, two.id))).kind, 'not-found')
  }
  await deleteImage(app, system, 'gallery', two.id)
  clock.pass(30 * day)
  assert.equal(await purgeOldImages(app, new AbortController().signal), 1)
  assert.equal((await refusalOf(restoreImage(app, system, 'gallery', two.id))).kind, 'not-found')
})

async function namesIn({ app }: World, q?: string) {
  return (await findImages(app.db, 'gallery', { q })).map(({ name }) => name)
}

async function actionsIn({ app }: World) {
  const rows = await app.db.selectFrom('audit').select('action').orderBy('id').execute()
  return rows.map(({ action }) => action)
}
