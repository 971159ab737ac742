import assert from 'node:assert/strict'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findEnquiryHistory } from './find-enquiries.ts'
import { noteOnEnquiry } from './note-on-enquiry.ts'
import { setEnquiryStatus } from './set-enquiry-status.ts'

testOnEachEngine('the office sets any status, and the history says who set it', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addEnquiry(app)
  await setEnquiryStatus(app, by, id, 'responded')
  await setEnquiryStatus(app, by, id, 'responded')
  await noteOnEnquiry(app, by, id, 'Quoted by phone.')
  assert.equal((await setEnquiryStatus(app, by, id, 'pending')).enquiry.status, 'pending')
  const history = await findEnquiryHistory(app.db, id)
  assert.deepEqual(
    history
      .filter(({ kind }) => kind !== 'email')
      .map(({ kind, from, text, by }) => [kind, from, text, by]),
    [
      ['received', null, 'Received', null],
      ['status', 'New', 'In Progress', asha.email],
      ['note', null, 'Quoted by phone.', asha.email],
      ['status', 'In Progress', 'New', asha.email],
    ],
  )
})
