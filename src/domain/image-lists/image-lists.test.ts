import assert from 'node:assert/strict'
import type { ImageListName } from '#contract/image-lists/image-list.ts'
import { day } from '#platform/clock/clock.ts'
import { age, notEnding } from '#tests/fixtures/old-files.ts'
import { noPictureFile, pictureFiles } from '#tests/fixtures/picture-files.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { sweepPictures } from '../pictures/sweep-pictures.ts'
import { addImages } from './add-images.ts'
import { changeImage } from './change-image.ts'
import { deleteImage } from './delete-image.ts'
import {
  countImages,
  findBanners,
  findClientCategories,
  findClientGroups,
  findImages,
  findPartnerLogos,
} from './find-images.ts'
import { orderImages } from './order-images.ts'

async function addTo<List extends ImageListName>(world: World, list: List, ...names: string[]) {
  return (await addImages(world.app, system, list, await pictureFiles(world, ...names))).images
}

async function addClients(world: World, category: string, ...names: string[]) {
  const files = await pictureFiles(world, ...names)
  const uploads = files.map((file) => ({ ...file, category }))
  return (await addImages(world.app, system, 'clients', uploads)).images
}

async function namesIn({ app }: World, q?: string) {
  return (await findImages(app.db, 'gallery', { q })).map(({ name }) => name)
}

async function partnersIn({ app }: World, q?: string) {
  return (await findImages(app.db, 'partners', { q })).map(({ filename }) => filename)
}

async function groupsIn({ app }: World) {
  const groups = await findClientGroups(app.db)
  return groups.map(({ category, logos }) => [category, ...logos.map(({ alt }) => alt)])
}

async function actionsIn({ app }: World) {
  const rows = await app.db.selectFrom('audit').select('action').orderBy('id').execute()
  return rows.map(({ action }) => action)
}

testOnEachEngine(
  'new images of the gallery come last, in the order they were sent',
  async (world) => {
    await addTo(world, 'gallery', 'one.png', 'two.png')
    const [three] = await addTo(world, 'gallery', 'three.png')
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
    const [one, two, three] = await addTo(world, 'gallery', 'one.png', 'two.png', 'three.png')
    assert(one && two && three)
    await deleteImage(app, system, 'gallery', two.id)
    await orderImages(app, system, 'gallery', [three.id, two.id, 'unknown', one.id])
    assert.deepEqual(await namesIn(world), ['three.png', 'one.png'])
    await changeImage(app, system, 'gallery', { id: one.id, position: 1 })
    assert.deepEqual(await namesIn(world), ['one.png', 'three.png'])
    await addTo(world, 'gallery', 'four.png')
    assert.deepEqual(await namesIn(world), ['one.png', 'three.png', 'four.png'])
  },
)

testOnEachEngine(
  'the alternative text of an image is shown on the site and found by the search',
  async (world) => {
    const { app } = world
    const [one] = await addTo(world, 'gallery', 'DSC_0001.png', 'other.png')
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
    const [one, two] = await addTo(world, 'gallery', 'one.png', 'two.png')
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
    const [one, two, three] = await addTo(world, 'gallery', 'one.png', 'two.png', 'three.png')
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
  const [one] = await addTo(world, 'gallery', 'one.png')
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
  'the sweep spares the files of the gallery and deletes those of deleted images',
  async (world) => {
    const { app, clock, dataDir } = world
    const [one, two] = await addTo(world, 'gallery', 'one.png', 'two.png')
    assert(one && two)
    await deleteImage(app, system, 'gallery', two.id)
    const files = await Array.fromAsync(app.files.list('pictures/'))
    await age(
      dataDir,
      files.map(({ key }) => key),
    )
    clock.pass(2 * day)
    await sweepPictures(app, notEnding)
    assert(await app.files.head(one.url.slice(1)))
    assert.equal(await app.files.head(two.url.slice(1)), undefined)
  },
)

testOnEachEngine('new logos come first, in the order they were sent', async (world) => {
  await addTo(world, 'partners', 'old.png')
  await addTo(world, 'partners', 'new.png', 'newer.png')
  assert.deepEqual(await partnersIn(world), ['new.png', 'newer.png', 'old.png'])
  const shown = await findPartnerLogos(world.app.db)
  assert.deepEqual(
    shown.map(({ alt, link }) => [alt, link]),
    [
      ['new', null],
      ['newer', null],
      ['old', null],
    ],
  )
})

testOnEachEngine('partners and clients do not mix', async (world) => {
  const { app } = world
  const [partner] = await addTo(world, 'partners', 'kaveri.png')
  const [client] = await addClients(world, 'Banks', 'lekhra.png')
  assert(partner && client)
  assert.deepEqual(await partnersIn(world), ['kaveri.png'])
  assert.deepEqual(await groupsIn(world), [['Banks', 'lekhra']])
  assert.equal((await refusalOf(deleteImage(app, system, 'clients', partner.id))).kind, 'not-found')
  const change = changeImage(app, system, 'partners', { id: client.id, alt: 'x' })
  assert.equal((await refusalOf(change)).kind, 'not-found')
  await orderImages(app, system, 'partners', [client.id, partner.id])
  assert.deepEqual(await groupsIn(world), [['Banks', 'lekhra']])
})

testOnEachEngine('clients are grouped by category, those without one last', async (world) => {
  const { app } = world
  await addClients(world, '', 'nobody.png')
  const [school] = await addClients(world, 'Schools', 'school.png', 'college.png')
  await addClients(world, 'banks', 'bank.png')
  await addClients(world, 'BANKS', 'vault.png')
  assert(school)
  assert.deepEqual(await groupsIn(world), [
    ['banks', 'vault', 'bank'],
    ['Schools', 'school', 'college'],
    ['Uncategorized', 'nobody'],
  ])
  assert.deepEqual(await findClientCategories(app.db), ['banks', 'Schools'])
  await changeImage(app, system, 'clients', { id: school.id, category: null })
  assert.deepEqual((await groupsIn(world)).slice(1), [
    ['Schools', 'college'],
    ['Uncategorized', 'school', 'nobody'],
  ])
})

testOnEachEngine('the only client of a category can change its spelling', async (world) => {
  const [bank] = await addClients(world, 'banks', 'bank.png')
  assert(bank)
  await changeImage(world.app, system, 'clients', { id: bank.id, category: 'Banks' })
  assert.deepEqual(await findClientCategories(world.app.db), ['Banks'])
})

testOnEachEngine('text and link of a logo are changed one by one and removed', async (world) => {
  const { app } = world
  const [{ id } = { id: '' }] = await addTo(world, 'partners', 'kaveri-logo.png')
  const link = 'https://kaveri.example/'
  await changeImage(app, system, 'partners', { id, link })
  await changeImage(app, system, 'partners', { id, alt: 'Kaveri Computers' })
  const [shown] = await findPartnerLogos(app.db)
  assert.deepEqual([shown?.alt, shown?.link], ['Kaveri Computers', link])
  assert.deepEqual(await partnersIn(world, 'computers'), ['kaveri-logo.png'])
  const bare = await changeImage(app, system, 'partners', { id, alt: '', link: '' })
  assert.deepEqual([bare.alt, bare.link], ['kaveri logo', null])
})

testOnEachEngine('logos change places, and a new one still comes first', async (world) => {
  const { app } = world
  const [one, two, three] = await addTo(world, 'partners', 'one.png', 'two.png', 'three.png')
  assert(one && two && three)
  await orderImages(app, system, 'partners', [three.id, 'unknown', one.id])
  assert.deepEqual(await partnersIn(world), ['three.png', 'two.png', 'one.png'])
  await changeImage(app, system, 'partners', { id: one.id, position: 2 })
  assert.deepEqual(await partnersIn(world), ['three.png', 'one.png', 'two.png'])
  await addTo(world, 'partners', 'four.png')
  assert.equal((await partnersIn(world))[0], 'four.png')
})

testOnEachEngine('the images of a mixed upload are stored as logos', async (world) => {
  const { app } = world
  const uploads = [
    ...(await pictureFiles(world, 'good.png')),
    await noPictureFile(world, 'price.pdf'),
  ]
  const { images, refused } = await addImages(app, system, 'partners', uploads)
  assert.deepEqual(
    images.map(({ filename }) => filename),
    ['good.png'],
  )
  assert.deepEqual(refused, [{ name: 'price.pdf', message: 'File price.pdf is not an image' }])
})

testOnEachEngine('the sweep spares a logo until it is deleted', async (world) => {
  const { app, clock, dataDir } = world
  const [one] = await addTo(world, 'partners', 'one.png')
  assert(one)
  const sweepLater = async () => {
    const files = await Array.fromAsync(app.files.list('pictures/'))
    await age(
      dataDir,
      files.map(({ key }) => key),
    )
    clock.pass(2 * day)
    await sweepPictures(app, notEnding)
    return (await app.files.head(one.logoUrl.slice(1))) !== undefined
  }
  assert.equal(await sweepLater(), true)
  await deleteImage(app, system, 'partners', one.id)
  assert.deepEqual(await partnersIn(world), [])
  assert.equal(await sweepLater(), false)
})
