import assert from 'node:assert/strict'
import { minute } from '#platform/clock/clock.ts'
import { movedCompany } from '#tests/fixtures/neem.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { findPreviewedCompany, forgetOldPreviews, previewCompany } from './preview-company.ts'

testOnEachEngine(
  'a preview is found for an hour by its token, and the site stays as it is',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const before = await findSiteProfile(app)
    const token = await previewCompany(app, by, movedCompany)
    const previewed = await findPreviewedCompany(app, token)
    assert(previewed)
    assert.equal((await findSiteProfile({ ...app, previewed })).company, movedCompany.name)
    assert.deepEqual(await findSiteProfile(app), before)
    assert.equal(await findPreviewedCompany(app, 'unknown'), undefined)
    clock.pass(60 * minute)
    assert.equal(await findPreviewedCompany(app, token), undefined)
    await forgetOldPreviews(app)
    assert.deepEqual(await app.db.selectFrom('companyPreviews').selectAll().execute(), [])
  },
)

testOnEachEngine('a new preview of an account replaces the one before', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const first = await previewCompany(app, by, movedCompany)
  const second = await previewCompany(app, by, { ...movedCompany, name: 'Neem Systems' })
  assert.equal(await findPreviewedCompany(app, first), undefined)
  assert.equal((await findPreviewedCompany(app, second))?.name, 'Neem Systems')
})
