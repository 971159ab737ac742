import assert from 'node:assert/strict'
import { retention } from '#contract/privacy/retention.ts'
import { day } from '#platform/clock/clock.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import {
  countCustomerNotes,
  deleteCustomerNote,
  noteOnCustomer,
  purgeOldCustomerNotes,
} from './note-on-customer.ts'

const { signal } = new AbortController()

testOnEachEngine(
  'notes that expire in the trash are deleted for ever, and the audit names their customer',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    await receiveEnquiry(app, laptopsForTheOffice, { address: '203.0.113.7' })
    const { id } = await app.db.selectFrom('customerRecords').select('id').executeTakeFirstOrThrow()
    await noteOnCustomer(app, by, id, 'Pays on time.')
    for (const text of ['Prefers calls.', 'Closed on Mondays.']) {
      const noteId = await noteOnCustomer(app, by, id, text)
      await deleteCustomerNote(app, by, { id, noteId })
    }
    clock.pass(retention.trashDays * day - 1)
    assert.equal(await purgeOldCustomerNotes(app, signal), 0)
    clock.pass(1)
    assert.equal(await purgeOldCustomerNotes(app, signal), 2)
    assert.equal(await countCustomerNotes(app.db, id), 1)
    const events = await app.db
      .selectFrom('audit')
      .select(['subjectId', 'accountId'])
      .where('action', '=', 'customer-record.note-purged')
      .execute()
    const event = { subjectId: id, accountId: null }
    assert.deepEqual(events, [event, event])
  },
)
