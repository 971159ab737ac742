import assert from 'node:assert/strict'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { asha } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { createAdministrator } from './create-administrator.ts'
import { hasAccounts } from './find-accounts.ts'

testOnEachEngine('a new site has no account, then one', async ({ app }) => {
  assert.equal(await hasAccounts(app.db), false)
  await createAdministrator(app, asha.email, asha.password)
  assert.equal(await hasAccounts(app.db), true)
  const events = await findAuditEvents(app)
  assert.deepEqual(
    events.map(({ action, accountId }) => [action, accountId]),
    [['account.created', null]],
  )
})

testOnEachEngine('an address has one account, however many create it at once', async ({ app }) => {
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() => createAdministrator(app, asha.email, asha.password)),
  )
  const late = tries.filter((one) => one.status === 'rejected')
  assert.equal(late.length, 2)
  assert.ok(late.every((one) => isUniqueViolation(one.reason)))
  assert.equal((await findAuditEvents(app)).length, 1)
})

testOnEachEngine('no administrator is created with a weak password', async ({ app }) => {
  const refusal = await refusalOf(createAdministrator(app, asha.email, 'password1234'))
  assert.deepEqual(Object.keys(refusal.fields ?? {}), ['password'])
  assert.equal(await hasAccounts(app.db), false)
})
