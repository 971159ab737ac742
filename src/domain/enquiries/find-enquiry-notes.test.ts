import assert from 'node:assert/strict'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findEnquiryNotes } from './find-enquiry-notes.ts'
import { noteOnEnquiry } from './note-on-enquiry.ts'

testOnEachEngine('the notes of several enquiries are read at once', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const first = await addEnquiry(app)
  const second = await addEnquiry(app, oneMoreQuestion)
  await noteOnEnquiry(app, by, first.id, 'Quoted by phone.')
  await noteOnEnquiry(app, by, second.id, 'Not ours.')
  await noteOnEnquiry(app, by, first.id, 'They will call back.')
  const notes = await findEnquiryNotes(app.db, [first.id])
  assert.deepEqual(
    notes.map(({ enquiryId, by, text }) => [enquiryId, by, text]),
    [
      [first.id, asha.email, 'Quoted by phone.'],
      [first.id, asha.email, 'They will call back.'],
    ],
  )
  assert.equal((await findEnquiryNotes(app.db, [first.id, second.id])).length, 3)
  assert.deepEqual(await findEnquiryNotes(app.db, []), [])
})
