import assert from 'node:assert/strict'
import { companyLimits, companyMessages } from '#contract/company/company.ts'
import type { CompanyProfile } from '#contract/company/company.ts'
import { iconAddress, markIcons } from '#contract/company/mark-icons.ts'
import { pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { day } from '#platform/clock/clock.ts'
import { drawing, pixelBomb, uploaded } from '#tests/fixtures/drawings.ts'
import { age, notEnding } from '#tests/fixtures/old-files.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { sweepPictures } from '../pictures/sweep-pictures.ts'
import { addCompanyPicture } from './add-company-picture.ts'
import { purgeUnsavedPictures } from './company-pictures.ts'
import { findCompanyHistory } from './find-company-history.ts'
import { findPreviewedCompany, previewCompany } from './preview-company.ts'
import { restoreCompany, saveCompany } from './save-company.ts'

type Kind = 'logo' | 'mark'

async function upload({ app, dataDir }: World, kind: Kind, seed = 1, size = 400) {
  const file = await drawing('png', { width: size, height: 200 }, seed)
  return addCompanyPicture(app, { kind, sent: await uploaded(dataDir, file, 'our logo.png') })
}

async function passDays(world: World, days: number) {
  world.clock.pass(days * day)
  const files = await Array.fromAsync(world.app.files.list('pictures/'))
  await age(
    world.dataDir,
    files.map(({ key }) => key),
  )
  await purgeUnsavedPictures(world.app)
  await sweepPictures(world.app, notEnding)
}

async function storedKeys({ app }: World) {
  const files = await Array.fromAsync(app.files.list('pictures/'))
  return new Set(files.map(({ key }) => key))
}

testOnEachEngine(
  'a saved logo is of what is stored, whatever is sent besides its key',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    const logo = await upload(world, 'logo')
    const forged = { ...logo, name: 'x', address: 'https://elsewhere.example/', width: 1 }
    const profile: CompanyProfile = { ...companyDefaults, logo: [forged] }
    const saved = await saveCompany(app, by, { profile, version: 0 })
    assert.deepEqual(saved.profile.logo, [logo])
    assert.deepEqual((await findSiteProfile(app)).logo, logo)
    const token = await previewCompany(app, by, profile)
    assert.deepEqual((await findPreviewedCompany(app, token))?.logo, [logo])
    const { history } = await findCompanyHistory(app.db)
    assert.deepEqual(history[0]?.changes, [
      { field: 'logo', label: 'Logo', from: '', to: `our logo.png (${logo.key.slice(0, 8)})` },
    ])
  },
)

testOnEachEngine(
  'the files of an earlier version stay, so that it can be restored; what was never saved goes after a week',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    const [first, second, unsaved] = [
      await upload(world, 'logo', 1),
      await upload(world, 'logo', 2),
      await upload(world, 'mark', 3),
    ]
    await saveCompany(app, by, { profile: { ...companyDefaults, logo: [first] }, version: 0 })
    await saveCompany(app, by, { profile: { ...companyDefaults, logo: [second] }, version: 1 })
    await passDays(world, 6)
    assert.equal(
      (await storedKeys(world)).has(iconAddress(unsaved.key, markIcons.tab).slice(1)),
      true,
    )
    await passDays(world, 2)
    const stored = [...(await storedKeys(world))]
    assert.equal(
      stored.some((key) => key.includes(unsaved.key)),
      false,
    )
    const restored = await restoreCompany(app, by, { restored: 1, version: 2 })
    assert.deepEqual(restored.profile.logo, [first])
    assert(stored.includes(first.address.slice(1)))
    const late = { profile: { ...companyDefaults, mark: [unsaved] }, version: 3 }
    const refusal = await refusalOf(saveCompany(app, by, late))
    assert.deepEqual(refusal.fields, { mark: `Mark: ${companyMessages.pictureGone}` })
  },
)

testOnEachEngine('a picture of something else cannot be named as a logo', async (world) => {
  const { app } = world
  const by = await addAdministrator(app, asha)
  const mark = await upload(world, 'mark')
  const change = { profile: { ...companyDefaults, logo: [mark] }, version: 0 }
  assert.equal((await refusalOf(saveCompany(app, by, change))).kind, 'invalid')
})

const hostile: Record<string, { bytes: Buffer; text: string }> = {
  'picture.svg': {
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    text: pictureUploadMessages.notImage('picture.svg'),
  },
  'page.png': {
    bytes: Buffer.from('<!doctype html><script>alert(1)</script>'),
    text: pictureUploadMessages.notImage('page.png'),
  },
  'bomb.png': {
    bytes: pixelBomb({ width: 20_000, height: 20_000 }),
    text: pictureUploadMessages.tooManyPixels('bomb.png'),
  },
}

testOnEachEngine('a file that is no picture is refused as logo and as mark', async (world) => {
  const { app, dataDir } = world
  for (const [name, { bytes, text }] of Object.entries(hostile)) {
    for (const kind of ['logo', 'mark'] as const) {
      const sent = await uploaded(dataDir, bytes, name)
      const refusal = await refusalOf(addCompanyPicture(app, { kind, sent }))
      assert.equal(refusal.kind, 'invalid')
      assert(refusal.message.startsWith(text), refusal.message)
    }
  }
  const small = await refusalOf(upload(world, 'mark', 1, 100))
  assert.equal(small.message, companyMessages.markSmall(companyLimits.markPixels))
  assert.equal((await storedKeys(world)).size > 0, true)
  assert.deepEqual(await app.db.selectFrom('companyPictures').selectAll().execute(), [])
})
