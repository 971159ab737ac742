import assert from 'node:assert/strict'
import { deleteEnquiry } from '#domain/enquiries/delete-enquiry.ts'
import { findEnquiries } from '#domain/enquiries/find-enquiries.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { day } from '#platform/clock/clock.ts'
import { openLog } from '#platform/log/open-log.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { sweepAll } from './run-sweeps.ts'

testOnEachEngine('the trash is purged although a sweep before it fails', async (world) => {
  const { app, clock } = world
  const by = await addAdministrator(app, asha)
  await receiveEnquiry(app, oneMoreQuestion, { address: '203.0.113.7' })
  const [enquiry] = await findEnquiries(app.db, {})
  await deleteEnquiry(app, by, enquiry?.id ?? '')
  clock.pass(31 * day)
  await app.db.schema.dropTable('replaced_pictures').execute()
  const { signal } = new AbortController()
  await sweepAll({ app, log: openLog('silent') }, signal)
  const left = await app.db.selectFrom('enquiries').select('id').execute()
  assert.deepEqual(left, [])
})
