import assert from 'node:assert/strict'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findEnquiryHistory } from './find-enquiries.ts'
import { markEnquiryRead } from './mark-enquiry-read.ts'
import { noteOnEnquiry } from './note-on-enquiry.ts'
import { setEnquiryStatus } from './set-enquiry-status.ts'

testOnEachEngine(
  'a change of an enquiry that does not exist is refused, and nothing is written',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    for (const change of [
      () => setEnquiryStatus(app, by, 'unknown', 'closed'),
      () => markEnquiryRead(app, by, 'unknown'),
      () => noteOnEnquiry(app, by, 'unknown', 'Hello'),
    ]) {
      assert.equal((await refusalOf(change())).kind, 'not-found')
    }
    assert.deepEqual(await findEnquiryHistory(app.db, 'unknown'), [])
  },
)
