import assert from 'node:assert/strict'
import { atRamesh, openAccount, ramesh } from '#tests/fixtures/customers.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { deleteCustomer } from './delete-customer.ts'
import { requestPasswordLink } from './request-password-link.ts'

testOnEachEngine(
  'a deleted account takes along its links and the e-mails that hold its sign-in',
  async ({ app }) => {
    await openAccount(app, ramesh)
    await requestPasswordLink(app, { gstNumber: ramesh.gstNumber }, atRamesh)
    const { id } = await app.db.selectFrom('customers').select('id').executeTakeFirstOrThrow()
    await deleteCustomer(app, system, id)
    for (const table of ['customers', 'customerPasswordLinks', 'emails'] as const) {
      assert.deepEqual(await app.db.selectFrom(table).selectAll().execute(), [], table)
    }
  },
)
