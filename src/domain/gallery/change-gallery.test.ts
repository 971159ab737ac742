import assert from 'node:assert/strict'
import { day } from '#platform/clock/clock.ts'
import { age, notEnding } from '#tests/stories/old-files.ts'
import { noPictureFile, pictureFiles } from '#tests/stories/picture-files.ts'
import { refusalOf } from '#tests/stories/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { house } from '../audit/actor.ts'
import { sweepPictures } from '../pictures/sweep-pictures.ts'
import {
  addGalleryImages,
  changeGalleryImage,
  deleteGalleryImage,
  orderGallery,
} from './change-gallery.ts'
import { countGalleryImages, findBanners, findGalleryImages } from './find-gallery.ts'

async function hang(world: World, ...names: string[]) {
  const { images } = await addGalleryImages(world.app, house, await pictureFiles(world, ...names))
  return images
}

async function namesIn({ app }: World, q?: string) {
  return (await findGalleryImages(app.db, { q })).map(({ name }) => name)
}

async function actionsIn({ app }: World) {
  const rows = await app.db.selectFrom('audit').select('action').orderBy('id').execute()
  return rows.map(({ action }) => action)
}

testOnEachEngine('new images come to the end, in the order they were sent', async (world) => {
  await hang(world, 'one.png', 'two.png')
  const [three] = await hang(world, 'three.png')
  assert.deepEqual(await namesIn(world), ['one.png', 'two.png', 'three.png'])
  const banners = await findBanners(world.app.db)
  assert.deepEqual([banners.length, banners.at(-1)?.id], [3, three?.id])
  assert.ok(three && three.size > 0)
  assert(await world.app.files.head(three.url.slice(1)))
})

testOnEachEngine('a file that is no image is told by name, and the others stay', async (world) => {
  const { app } = world
  const [good] = await pictureFiles(world, 'good.png')
  const large = { ...(await noPictureFile(world, 'large.png')), bytes: 5_242_881 }
  const limit = { ...(await noPictureFile(world, 'limit.png')), bytes: 5_242_880 }
  assert(good)
  const { images, refused } = await addGalleryImages(app, house, [large, good, limit])
  assert.deepEqual([images.length, await namesIn(world)], [1, ['good.png']])
  assert.deepEqual(refused, [
    { name: 'large.png', message: 'File large.png exceeds 5MB limit' },
    { name: 'limit.png', message: 'File limit.png is not an image' },
  ])
})

testOnEachEngine('where no file is an image nothing changes', async (world) => {
  const { app } = world
  const version = app.content.current
  const refusal = await refusalOf(
    addGalleryImages(app, house, [await noPictureFile(world, 'a.png')]),
  )
  const text = 'File a.png is not an image\nNo valid image files selected'
  assert.deepEqual([refusal.kind, refusal.message], ['invalid', text])
  assert.equal(app.content.current, version)
})

testOnEachEngine('images change places, and what is gone does no harm', async (world) => {
  const { app } = world
  const [one, two, three] = await hang(world, 'one.png', 'two.png', 'three.png')
  assert(one && two && three)
  await deleteGalleryImage(app, house, two.id)
  await orderGallery(app, house, [three.id, two.id, 'unknown', one.id])
  assert.deepEqual(await namesIn(world), ['three.png', 'one.png'])
  await changeGalleryImage(app, house, one.id, { position: 1 })
  assert.deepEqual(await namesIn(world), ['one.png', 'three.png'])
  await hang(world, 'four.png')
  assert.deepEqual(await namesIn(world), ['one.png', 'three.png', 'four.png'])
})

testOnEachEngine(
  'the alternative text of an image is shown on the site and found by the search',
  async (world) => {
    const { app } = world
    const [one] = await hang(world, 'DSC_0001.png', 'other.png')
    assert(one)
    const after = await changeGalleryImage(app, house, one.id, { alt: 'Our café in Bengaluru' })
    assert.equal(after.alt, 'Our café in Bengaluru')
    assert.equal((await findBanners(app.db))[0]?.alt, 'Our café in Bengaluru')
    assert.deepEqual(await namesIn(world, 'cafe'), ['DSC_0001.png'])
    assert.deepEqual(await namesIn(world, 'dsc_0001'), ['DSC_0001.png'])
    assert.deepEqual(await namesIn(world, '%'), [])
    assert.equal(await countGalleryImages(app.db, { q: 'png' }), 2)
  },
)

testOnEachEngine('every change is told once, and to every kept page', async (world) => {
  const { app } = world
  const [one, two] = await hang(world, 'one.png', 'two.png')
  assert(one && two)
  const version = app.content.current
  await changeGalleryImage(app, house, one.id, { alt: 'One' })
  await changeGalleryImage(app, house, one.id, { alt: 'One' })
  await orderGallery(app, house, [two.id, one.id])
  await orderGallery(app, house, [two.id, one.id])
  await deleteGalleryImage(app, house, one.id)
  assert.ok(app.content.current >= version + 3)
  assert.deepEqual(await actionsIn(world), [
    'image.added',
    'image.added',
    'image.changed',
    'gallery.reordered',
    'image.deleted',
  ])
})

testOnEachEngine('the audit tells who stood where before and after', async (world) => {
  const { app } = world
  const [one, two, three] = await hang(world, 'one.png', 'two.png', 'three.png')
  assert(one && two && three)
  await orderGallery(app, house, [two.id, one.id])
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
})

testOnEachEngine('an image that is gone can be neither changed nor deleted', async (world) => {
  const { app } = world
  const [one] = await hang(world, 'one.png')
  assert(one)
  await deleteGalleryImage(app, house, one.id)
  for (const again of [
    () => deleteGalleryImage(app, house, one.id),
    () => changeGalleryImage(app, house, one.id, { alt: 'x' }),
  ]) {
    assert.equal((await refusalOf(again())).kind, 'not-found')
  }
})

testOnEachEngine('many who upload at once lose no image and share no place', async (world) => {
  const { app } = world
  const sets = await Promise.all(
    ['a', 'b', 'c'].map((name) => pictureFiles(world, `${name}1.png`, `${name}2.png`)),
  )
  await Promise.all(sets.map((set) => addGalleryImages(app, house, set)))
  const rows = await app.db.selectFrom('galleryImages').select('place').execute()
  assert.equal(new Set(rows.map(({ place }) => place)).size, 6)
})

testOnEachEngine('the sweep spares what the gallery shows, and nothing else', async (world) => {
  const { app, clock, dataDir } = world
  const [one, two] = await hang(world, 'one.png', 'two.png')
  assert(one && two)
  await deleteGalleryImage(app, house, two.id)
  const files = await Array.fromAsync(app.files.list('pictures/'))
  await age(
    dataDir,
    files.map(({ key }) => key),
  )
  clock.pass(2 * day)
  await sweepPictures(app, notEnding)
  assert(await app.files.head(one.url.slice(1)))
  assert.equal(await app.files.head(two.url.slice(1)), undefined)
})
