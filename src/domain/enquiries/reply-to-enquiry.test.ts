import assert from 'node:assert/strict'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { replyMessages } from '#contract/submissions/reply.ts'
import { hour, minute } from '#platform/clock/clock.ts'
import { smtpMail } from '#platform/mail/smtp-mail.ts'
import { addAdministrator, asha, ravi } from '#tests/fixtures/people.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { openTestSmtp } from '#tests/test-smtp.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { sendEmail } from '../outbox/send-email.ts'
import { deleteEnquiry } from './delete-enquiry.ts'
import { purgeEnquiry } from './purge-enquiries.ts'
import { findEnquiryHistory } from './find-enquiries.ts'
import { replyToEnquiry } from './reply-to-enquiry.ts'
import { setEnquiryStatus } from './set-enquiry-status.ts'

const reply = {
  subject: 'Your enquiry E-7KD2MQ4X',
  text: 'Thirty pieces are in stock.\nWe deliver in a week.\n\nShall we send a quote?',
}

testOnEachEngine(
  'a reply to an enquiry goes out by e-mail with the question, and its answer goes to sales',
  async ({ app }) => {
    await using office = await openTestSmtp()
    const by = await addAdministrator(app, asha)
    const enquiry = await addEnquiry(app)
    await app.db.deleteFrom('emails').execute()
    await replyToEnquiry(app, by, enquiry.id, reply)
    await sendEmail(app, smtpMail(office.settings), new AbortController().signal)
    const [sent] = office.received
    assert.deepEqual(sent?.to, [enquiry.email])
    assert.equal(sent?.mail.subject, reply.subject)
    assert.deepEqual(sent?.mail.replyTo, [{ name: '', address: office.settings.sales }])
    const text = sent?.mail.text ?? ''
    assert(text.startsWith(`${reply.text}\n\nOn `))
    for (const line of enquiry.message.split('\n')) assert(text.includes(`> ${line}`))
    assert.match(sent?.mail.html ?? '', /in stock\.<br>We deliver/)
    const headers = new Map(sent?.mail.headers.map(({ key, value }) => [key, value]))
    assert.equal(headers.get('auto-submitted'), 'no')
    assert.equal(headers.has('x-auto-response-suppress'), false)
  },
)

testOnEachEngine(
  'an enquiry that is replied to is read and in progress, and its history has the reply',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await addEnquiry(app)
    const replied = await replyToEnquiry(app, by, id, reply)
    assert.equal(replied.status, 'responded')
    assert.equal(replied.isRead, true)
    const history = await findEnquiryHistory(app.db, id)
    assert.deepEqual(
      history.map(({ kind, text, by }) => [kind, text, by]),
      [
        ['received', 'Received', null],
        ['email', 'Enquiry, to sales: Waiting', null],
        ['email', 'Enquiry, to the sender: Waiting', null],
        ['reply', reply.text, asha.email],
        ['email', 'Reply to an enquiry: Waiting', null],
        ['read', 'Opened', asha.email],
        ['status', 'In Progress', asha.email],
      ],
    )
    await setEnquiryStatus(app, by, id, 'closed')
    assert.equal((await replyToEnquiry(app, by, id, reply)).status, 'closed')
  },
)

testOnEachEngine(
  'a reply that is sent once more because its response was lost goes out once, and other words go out',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await addEnquiry(app)
    const countReplies = async () => {
      const history = await findEnquiryHistory(app.db, id)
      return history.filter(({ kind }) => kind === 'reply').length
    }
    await replyToEnquiry(app, by, id, reply)
    const repeated = await replyToEnquiry(app, by, id, reply)
    assert.equal(repeated.status, 'responded')
    assert.equal(await countReplies(), 1)
    await replyToEnquiry(app, by, id, { ...reply, text: `${reply.text} Please call.` })
    assert.equal(await countReplies(), 2)
    clock.pass(11 * minute)
    await replyToEnquiry(app, by, id, reply)
    assert.equal(await countReplies(), 3)
    // The clock of another process is a little behind.
    clock.pass(-50)
    await replyToEnquiry(app, by, id, reply)
    assert.equal(await countReplies(), 3)
    // The clock was set back: what is dated ahead was not sent a moment before.
    clock.pass(-6 * hour)
    await replyToEnquiry(app, by, id, reply)
    assert.equal(await countReplies(), 4)
  },
)

testOnEachEngine(
  'a reply to an enquiry that a colleague has answered meanwhile is refused until its writer has seen that answer',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const colleague = await addAdministrator(app, ravi)
    const { id } = await addEnquiry(app)
    const theirs = { ...reply, text: 'We have none left.', lastReplyId: null }
    await replyToEnquiry(app, colleague, id, theirs)
    const before = await findEnquiryHistory(app.db, id)
    const last = before.find(({ kind }) => kind === 'reply')
    for (const lastReplyId of [null, '', 'another']) {
      const refused = await refusalOf(replyToEnquiry(app, by, id, { ...reply, lastReplyId }))
      assert.equal(refused.kind, 'conflict')
      assert.match(
        refused.message,
        /^ravi@\S+ replied at \d+:\d\d [ap]m\. Read that reply first, or/,
      )
      const { at } = last ?? {}
      assert.deepEqual(refused.details, { lastReply: { id: last?.id, at, by: ravi.email } })
    }
    assert.deepEqual(await findEnquiryHistory(app.db, id), before)
    // Sent once more because its response was lost: it is no answer to itself.
    await replyToEnquiry(app, colleague, id, theirs)
    clock.pass(30 * hour)
    const own = await refusalOf(replyToEnquiry(app, colleague, id, { ...reply, lastReplyId: null }))
    assert.match(own.message, /^You replied on \d+ \w+ \d{4} at \d/)
    await replyToEnquiry(app, by, id, { ...reply, lastReplyId: last?.id })
    await replyToEnquiry(app, by, id, { ...reply, text: 'Without a check.' })
    const history = await findEnquiryHistory(app.db, id)
    assert.deepEqual(
      history.flatMap(({ kind, text }) => (kind === 'reply' ? [text] : [])),
      ['We have none left.', reply.text, 'Without a check.'],
    )
  },
)

testOnEachEngine('a reply that cannot be sent is refused and changes nothing', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addEnquiry(app)
  const before = await findEnquiryHistory(app.db, id)
  const noMail = { ...app, outbox: { ...app.outbox, isMailSetUp: false } }
  const refused = await refusalOf(replyToEnquiry(noMail, by, id, reply))
  assert.equal(refused.message, replyMessages.noMail)
  const gone = await refusalOf(replyToEnquiry(app, by, 'nothing', reply))
  assert.equal(gone.message, enquiryMessages.notFound)
  assert.equal((await app.db.selectFrom('replies').selectAll().execute()).length, 0)
  assert.deepEqual(await findEnquiryHistory(app.db, id), before)
})

testOnEachEngine('replies are purged with their enquiry', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addEnquiry(app)
  await replyToEnquiry(app, by, id, reply)
  await deleteEnquiry(app, by, id)
  await purgeEnquiry(app, by, id)
  assert.equal((await app.db.selectFrom('replies').selectAll().execute()).length, 0)
})
