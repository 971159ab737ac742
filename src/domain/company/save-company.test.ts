import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { companyHistoryPart, companyMessages } from '#contract/company/company.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { openLog } from '#platform/log/open-log.ts'
import { movedCompany } from '#tests/fixtures/neem.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { ContentMemory } from '../content/content-memory.ts'
import { contentVersion } from '../content/content-version.ts'
import { watchContentVersion } from '../content/watch-content-version.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { findCompany } from './find-company.ts'
import { findCompanyHistory } from './find-company-history.ts'
import { restoreCompany, saveCompany } from './save-company.ts'

testOnEachEngine('a change is recorded with the fields that differ', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  assert.deepEqual(await findCompany(app.db), {
    profile: companyDefaults,
    version: 0,
    changedAt: null,
    by: null,
  })
  const profile = { ...companyDefaults, name: 'Neem' }
  const saved = await saveCompany(app, by, { profile, version: 0 })
  assert.deepEqual([saved.profile, saved.version, saved.by], [profile, 1, asha.email])
  await saveCompany(app, by, { profile, version: 1 })
  const events = await app.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'company.changed')
    .execute()
  assert.deepEqual(events, [
    { before: '{"name":"Tamarind IT Solutions"}', after: '{"name":"Neem"}' },
  ])
})

testOnEachEngine('of two changes of one version, the second is refused', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const save = (name: string, version: number) =>
    saveCompany(app, by, { profile: { ...companyDefaults, name }, version })
  await save('Neem', 0)
  const refusal = await refusalOf(save('Banyan', 0))
  assert.deepEqual([refusal.kind, refusal.message], ['conflict', companyMessages.changedMeanwhile])
  assert.deepEqual(refusal.details, { company: await findCompany(app.db) })
  assert.equal((await refusalOf(save('Banyan', 2))).kind, 'invalid')
})

testOnEachEngine('an earlier version is restored as a new one', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  await saveCompany(app, by, { profile: movedCompany, version: 0 })
  const restored = await restoreCompany(app, by, { restored: 0, version: 1 })
  assert.deepEqual([restored.profile, restored.version], [companyDefaults, 2])
  const { history, next } = await findCompanyHistory(app.db)
  assert.deepEqual([history.map(({ version }) => version), next], [[2, 1], null])
  assert.deepEqual([history[0]?.restored, history[0]?.by], [0, asha.email])
  assert.deepEqual(history[1]?.changes[0], {
    field: 'name',
    label: 'Name',
    from: companyDefaults.name,
    to: movedCompany.name,
  })
  const unknown = await refusalOf(restoreCompany(app, by, { restored: 9, version: 2 }))
  assert.equal(unknown.kind, 'not-found')
})

testOnEachEngine('a long history is read in parts', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const all = companyHistoryPart + 2
  for (let version = 0; version < all; version++) {
    const profile = { ...companyDefaults, name: `Neem ${version}` }
    await saveCompany(app, by, { profile, version })
  }
  const first = await findCompanyHistory(app.db)
  assert.deepEqual([first.history.length, first.next], [companyHistoryPart, 3])
  const second = await findCompanyHistory(app.db, 3)
  assert.deepEqual([second.history.map(({ version }) => version), second.next], [[2, 1], null])
  assert.equal(second.history.at(-1)?.changes[0]?.from, companyDefaults.name)
})

testOnEachEngine('another process shows a change within a second', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const other: App = { ...app, content: contentVersion(), memory: new ContentMemory() }
  const ending = new AbortController()
  const watching = watchContentVersion(other, openLog('silent'), ending.signal)
  assert.equal((await findSiteProfile(other)).company, companyDefaults.name)
  await saveCompany(app, by, { profile: movedCompany, version: 0 })
  assert.equal((await findSiteProfile(app)).company, movedCompany.name)
  const end = performance.now() + 1500
  while ((await findSiteProfile(other)).company !== movedCompany.name) {
    assert(performance.now() < end, 'the other process still shows the former name')
    await wait(10)
  }
  ending.abort()
  await watching
})
