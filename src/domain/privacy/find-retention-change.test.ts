import assert from 'node:assert/strict'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { day, now } from '#platform/clock/clock.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { restoreCompany, saveCompany } from '../company/save-company.ts'
import { findRetentionChange } from './find-retention-change.ts'

testOnEachEngine(
  'the last change of a retention period is that of the period, not of another field or its text',
  async ({ app, clock }) => {
    assert.equal(await findRetentionChange(app.db), undefined)
    const named = { ...companyDefaults, footerText: '"usageDays": 200' }
    await saveCompany(app, system, { profile: named, version: 0 })
    assert.equal(await findRetentionChange(app.db), undefined)

    const longer = { ...named, usageDays: '200' }
    await saveCompany(app, system, { profile: longer, version: 1 })
    const changedAt = now(clock)
    clock.pass(day)
    await saveCompany(app, system, { profile: { ...longer, name: 'Neem' }, version: 2 })
    assert.equal(await findRetentionChange(app.db), changedAt)

    await restoreCompany(app, system, { restored: 0, version: 3 })
    assert.equal(await findRetentionChange(app.db), now(clock))
  },
)
