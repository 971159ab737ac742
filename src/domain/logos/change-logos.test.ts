import assert from 'node:assert/strict'
import { day } from '#platform/clock/clock.ts'
import { age, notEnding } from '#tests/stories/old-files.ts'
import { noPictureFile, pictureFiles } from '#tests/stories/picture-files.ts'
import { refusalOf } from '#tests/stories/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { house } from '../audit/actor.ts'
import { sweepPictures } from '../pictures/sweep-pictures.ts'
import { addLogos } from './add-logos.ts'
import { changeLogo, deleteLogo, orderLogos } from './change-logos.ts'
import {
  findClientCategories,
  findClientGroups,
  findLogo,
  findLogos,
  findPartnerLogos,
} from './find-logos.ts'

async function hangPartners(world: World, ...names: string[]) {
  const files = await pictureFiles(world, ...names)
  return (await addLogos(world.app, house, 'partner', files)).logos
}

async function hangClients(world: World, category: string, ...names: string[]) {
  const files = await pictureFiles(world, ...names)
  const uploads = files.map((file) => ({ ...file, category }))
  return (await addLogos(world.app, house, 'client', uploads)).logos
}

async function groupsIn({ app }: World) {
  const groups = await findClientGroups(app.db)
  return groups.map(({ category, logos }) => [category, ...logos.map(({ alt }) => alt)])
}

async function partnersIn({ app }: World, q?: string) {
  return (await findLogos(app.db, 'partner', { q })).map(({ filename }) => filename)
}

testOnEachEngine('new logos come first, in the order they were sent', async (world) => {
  await hangPartners(world, 'old.png')
  await hangPartners(world, 'new.png', 'newer.png')
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
  const [partner] = await hangPartners(world, 'kaveri.png')
  const [client] = await hangClients(world, 'Banks', 'lekhra.png')
  assert(partner && client)
  assert.deepEqual(await partnersIn(world), ['kaveri.png'])
  assert.deepEqual(await groupsIn(world), [['Banks', 'lekhra']])
  assert.equal((await refusalOf(deleteLogo(app, house, 'client', partner.id))).kind, 'not-found')
  const change = changeLogo(app, house, 'partner', { id: client.id, alt: 'x' })
  assert.equal((await refusalOf(change)).kind, 'not-found')
  await orderLogos(app, house, 'partner', [client.id, partner.id])
  assert.deepEqual(await groupsIn(world), [['Banks', 'lekhra']])
})

testOnEachEngine('clients stand by category, those without one last', async (world) => {
  const { app } = world
  await hangClients(world, '', 'nobody.png')
  const [school] = await hangClients(world, 'Schools', 'school.png', 'college.png')
  await hangClients(world, 'banks', 'bank.png')
  await hangClients(world, 'BANKS', 'vault.png')
  assert(school)
  assert.deepEqual(await groupsIn(world), [
    ['banks', 'vault', 'bank'],
    ['Schools', 'school', 'college'],
    ['Uncategorized', 'nobody'],
  ])
  assert.deepEqual(await findClientCategories(app.db), ['banks', 'Schools'])
  await changeLogo(app, house, 'client', { id: school.id, category: null })
  assert.deepEqual((await groupsIn(world)).slice(1), [
    ['Schools', 'college'],
    ['Uncategorized', 'school', 'nobody'],
  ])
})

testOnEachEngine('the only one of a category may spell it anew', async (world) => {
  const [bank] = await hangClients(world, 'banks', 'bank.png')
  assert(bank)
  await changeLogo(world.app, house, 'client', { id: bank.id, category: 'Banks' })
  assert.deepEqual(await findClientCategories(world.app.db), ['Banks'])
})

testOnEachEngine('text and link are changed one by one, and taken back', async (world) => {
  const { app } = world
  const [{ id } = { id: '' }] = await hangPartners(world, 'kaveri-logo.png')
  const link = 'https://kaveri.example/'
  await changeLogo(app, house, 'partner', { id, link })
  await changeLogo(app, house, 'partner', { id, alt: 'Kaveri Computers' })
  const [shown] = await findPartnerLogos(app.db)
  assert.deepEqual([shown?.alt, shown?.link], ['Kaveri Computers', link])
  assert.deepEqual(await partnersIn(world, 'computers'), ['kaveri-logo.png'])
  const bare = await changeLogo(app, house, 'partner', { id, alt: '', link: '' })
  assert.deepEqual([bare.alt, bare.link], ['kaveri logo', null])
})

testOnEachEngine('logos change places, and a new one still comes first', async (world) => {
  const { app } = world
  const [one, two, three] = await hangPartners(world, 'one.png', 'two.png', 'three.png')
  assert(one && two && three)
  await orderLogos(app, house, 'partner', [three.id, 'unknown', one.id])
  assert.deepEqual(await partnersIn(world), ['three.png', 'two.png', 'one.png'])
  await changeLogo(app, house, 'partner', { id: one.id, position: 2 })
  assert.deepEqual(await partnersIn(world), ['three.png', 'one.png', 'two.png'])
  await hangPartners(world, 'four.png')
  assert.equal((await partnersIn(world))[0], 'four.png')
})

testOnEachEngine('of a mixed upload the images stay', async (world) => {
  const { app } = world
  const uploads = [
    ...(await pictureFiles(world, 'good.png')),
    await noPictureFile(world, 'price.pdf'),
  ]
  const { logos, refused } = await addLogos(app, house, 'partner', uploads)
  assert.deepEqual(
    logos.map(({ filename }) => filename),
    ['good.png'],
  )
  assert.deepEqual(refused, [{ name: 'price.pdf', message: 'File price.pdf is not an image' }])
})

testOnEachEngine('the sweep spares a logo until it is deleted', async (world) => {
  const { app, clock, dataDir } = world
  const [one] = await hangPartners(world, 'one.png')
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
  await deleteLogo(app, house, 'partner', one.id)
  assert.equal(await findLogo(app.db, 'partner', one.id), undefined)
  assert.equal(await sweepLater(), false)
})
