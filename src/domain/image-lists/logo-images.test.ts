import assert from 'node:assert/strict'
import { imageListMessages } from '#contract/image-lists/image-list.ts'
import { addNamedImages } from '#tests/fixtures/added-images.ts'
import { sweepDaysLater } from '#tests/fixtures/old-files.ts'
import { noPictureFile, pictureFiles } from '#tests/fixtures/picture-files.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addImages } from './add-images.ts'
import { changeImage } from './change-image.ts'
import { deleteImage } from './delete-image.ts'
import {
  findClientCategories,
  findClientGroups,
  findImages,
  findPartnerLogos,
} from './find-images.ts'
import { orderImages } from './order-images.ts'
import { purgeImage } from './purge-images.ts'

testOnEachEngine(
  'a logo that somebody else has described meanwhile is not described anew, nor moved',
  async (world) => {
    const { app } = world
    const [, bank] = await addClients(world, '', 'school.png', 'bank.png')
    assert(bank)
    const [change, version] = [{ id: bank.id, link: 'https://example.com' }, bank.version]
    const theirs = await changeImage(app, system, 'clients', { ...change, version })
    assert.equal(
      (await changeImage(app, system, 'clients', { ...change, version })).version,
      theirs.version,
    )
    const mine = { id: bank.id, category: 'Banks', position: 1 }
    const order = await findImages(app.db, 'clients', {})
    const refused = await refusalOf(changeImage(app, system, 'clients', { ...mine, version }))
    assert.equal(refused.message, imageListMessages.clients.changedMeanwhile)
    assert.deepEqual(refused.details, { client: theirs })
    assert.deepEqual(await findImages(app.db, 'clients', {}), order)
    const kept = { ...mine, version: theirs.version }
    assert.equal((await changeImage(app, system, 'clients', kept)).category, 'Banks')
  },
)

testOnEachEngine('new logos come first, in the order they were sent', async (world) => {
  await addNamedImages(world, 'partners', 'old.png')
  await addNamedImages(world, 'partners', 'new.png', 'newer.png')
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
  const [partner] = await addNamedImages(world, 'partners', 'kaveri.png')
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
  const [{ id } = { id: '' }] = await addNamedImages(world, 'partners', 'kaveri-logo.png')
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
  const [one, two, three] = await addNamedImages(
    world,
    'partners',
    'one.png',
    'two.png',
    'three.png',
  )
  assert(one && two && three)
  await orderImages(app, system, 'partners', [three.id, 'unknown', one.id])
  assert.deepEqual(await partnersIn(world), ['three.png', 'two.png', 'one.png'])
  await changeImage(app, system, 'partners', { id: one.id, position: 2 })
  assert.deepEqual(await partnersIn(world), ['three.png', 'one.png', 'two.png'])
  await addNamedImages(world, 'partners', 'four.png')
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

testOnEachEngine('the sweep spares a logo until it is purged', async (world) => {
  const { app } = world
  const [one] = await addNamedImages(world, 'partners', 'one.png')
  assert(one)
  const logoKey = one.logoUrl.slice(1)
  await sweepDaysLater(world)
  assert(await app.files.head(logoKey))
  await deleteImage(app, system, 'partners', one.id)
  assert.deepEqual(await partnersIn(world), [])
  await purgeImage(app, system, 'partners', one.id)
  await sweepDaysLater(world)
  assert.equal(await app.files.head(logoKey), undefined)
})

async function addClients(world: World, category: string, ...names: string[]) {
  const files = await pictureFiles(world, ...names)
  const uploads = files.map((file) => ({ ...file, category }))
  return (await addImages(world.app, system, 'clients', uploads)).images
}

async function partnersIn({ app }: World, q?: string) {
  return (await findImages(app.db, 'partners', { q })).map(({ filename }) => filename)
}

async function groupsIn({ app }: World) {
  const groups = await findClientGroups(app.db)
  return groups.map(({ category, logos }) => [category, ...logos.map(({ alt }) => alt)])
}
