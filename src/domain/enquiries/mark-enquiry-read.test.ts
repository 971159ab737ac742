import assert from 'node:assert/strict'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { countUnread, findEnquiryHistory } from './find-enquiries.ts'
import { markEnquiryRead } from './mark-enquiry-read.ts'

testOnEachEngine('an enquiry is unread until an administrator opens it', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addEnquiry(app)
  assert.equal(await countUnread(app.db), 1)
  assert.equal((await markEnquiryRead(app, by, id)).isRead, true)
  const read = () => app.db.selectFrom('enquiries').select('readAt').executeTakeFirst()
  const before = await read()
  await markEnquiryRead(app, by, id)
  assert.deepEqual(await read(), before)
  assert.equal(await countUnread(app.db), 0)
})

testOnEachEngine('the audit and the history say who opened an enquiry first', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addEnquiry(app)
  await Promise.all([markEnquiryRead(app, by, id), markEnquiryRead(app, by, id)])
  const events = await app.db
    .selectFrom('audit')
    .select(['accountId', 'subjectId'])
    .where('action', '=', 'enquiry.read')
    .execute()
  assert.deepEqual(events, [{ accountId: by.accountId, subjectId: id }])
  const history = await findEnquiryHistory(app.db, id)
  assert.deepEqual(
    history.filter(({ kind }) => kind === 'read').map(({ by, text }) => [by, text]),
    [[asha.email, 'Opened']],
  )
})
