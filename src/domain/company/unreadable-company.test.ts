import assert from 'node:assert/strict'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { saveCompany } from './save-company.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { findSiteProfile } from '../find-site-profile.ts'

testOnEachEngine(
  'a stored company that cannot be understood is an error, and no other company is shown for it',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await saveCompany(app, by, { profile: { ...companyDefaults, shortName: 'Neem' }, version: 0 })
    assert.equal((await findSiteProfile(app)).shortName, 'Neem')
    await app.db.updateTable('companyVersions').set({ profile: '{' }).execute()
    await inTransaction(app, raiseContentVersion)
    await assert.rejects(findSiteProfile(app), SyntaxError)
  },
)
