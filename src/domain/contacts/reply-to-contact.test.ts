import assert from 'node:assert/strict'
import { contactMessages } from '#contract/contacts/contact.ts'
import { replyMessages } from '#contract/submissions/reply.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { addContact } from '#tests/fixtures/received-submissions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { deleteContact } from './delete-contact.ts'
import { purgeContact } from './purge-contacts.ts'
import { findContactHistory } from './find-contacts.ts'
import { replyToContact } from './reply-to-contact.ts'

const reply = { subject: 'Your message', text: 'We call you tomorrow.' }

testOnEachEngine(
  'a message that is replied to counts as contacted, and its history has the reply',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id, email } = await addContact(app)
    await app.db.deleteFrom('emails').execute()
    assert.equal((await replyToContact(app, by, id, reply)).status, 'contacted')
    const emails = await app.db
      .selectFrom('emails')
      .select(['kind', 'recipient', 'about'])
      .execute()
    assert.deepEqual(emails, [{ kind: 'contact-reply', recipient: email, about: id }])
    const history = await findContactHistory(app.db, id)
    assert.deepEqual(
      history.map(({ kind, text }) => [kind, text]),
      [
        ['received', 'Received'],
        ['reply', reply.text],
        ['email', 'Reply to a message: Waiting'],
        ['status', 'Contacted'],
      ],
    )
  },
)

testOnEachEngine('a reply to a message without an e-mail address is refused', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addContact(app)
  await app.db.updateTable('contacts').set({ email: null }).execute()
  const nowhere = await refusalOf(replyToContact(app, by, id, reply))
  assert.equal(nowhere.message, replyMessages.noAddress)
  const gone = await refusalOf(replyToContact(app, by, 'nothing', reply))
  assert.equal(gone.message, contactMessages.notFound)
})

testOnEachEngine('replies are purged with their message', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addContact(app)
  await replyToContact(app, by, id, reply)
  await deleteContact(app, by, id)
  await purgeContact(app, by, id)
  assert.equal((await app.db.selectFrom('replies').selectAll().execute()).length, 0)
})
