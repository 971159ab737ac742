import assert from 'node:assert/strict'
import { attachmentLimits, attachmentMessages } from '#contract/submissions/attachment.ts'
import { smtpMail } from '#platform/mail/smtp-mail.ts'
import { minute } from '#platform/clock/clock.ts'
import type { Upload } from '#platform/files/upload.ts'
import { uploaded } from '../fixtures/drawings.ts'
import { age, notEnding } from '../fixtures/old-files.ts'
import { wordFile } from '../fixtures/office-files.ts'
import { addAdministrator, asha } from '../fixtures/people.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { addEnquiry } from '../fixtures/received-submissions.ts'
import { refusalOf } from '../fixtures/refusals.ts'
import { openTestSmtp } from '../test-smtp.ts'
import { testOnEachEngine } from '../world.ts'
import type { World } from '../world.ts'
import { findNamedFiles } from '#domain/backups/find-named-files.ts'
import { purgeCatalogue } from '#domain/catalogues/deleted-catalogues.ts'
import { removeCatalogue } from '#domain/catalogues/remove-catalogue.ts'
import { storeCatalogue } from '#domain/catalogues/store-catalogue.ts'
import { sweepCatalogues } from '#domain/catalogues/sweep-catalogues.ts'
import { deleteEnquiry } from '#domain/enquiries/delete-enquiry.ts'
import { findEnquiryHistory } from '#domain/enquiries/find-enquiries.ts'
import { purgeEnquiry } from '#domain/enquiries/purge-enquiries.ts'
import { replyToEnquiry } from '#domain/enquiries/reply-to-enquiry.ts'
import { outboxMessages } from '#domain/outbox/email-rules.ts'
import { sendEmail } from '#domain/outbox/send-email.ts'
import { erasePerson } from '#domain/privacy/erase-person.ts'
import { findPerson } from '#domain/privacy/find-persons.ts'
import { sweepAttachments } from '#domain/replies/sweep-attachments.ts'

const reply = { subject: 'Your enquiry', text: 'The quote is attached.' }
const quote = priceList('Quote', 300_000)
const never = new AbortController().signal

async function upload({ dataDir }: World, name: string, content: Buffer): Promise<Upload> {
  return { ...(await uploaded(dataDir, content)), originalName: name }
}

/** An enquiry alone, and the one who replies to it. */
async function begin({ app }: World) {
  const by = await addAdministrator(app, asha)
  const enquiry = await addEnquiry(app)
  await app.db.deleteFrom('emails').execute()
  return { by, ...enquiry }
}

async function keysIn({ files }: World['app']) {
  const stored = await Array.fromAsync(files.list(''))
  return stored.map(({ key }) => key)
}

testOnEachEngine(
  'the files of a reply go out with it, and with the same bytes after a failure',
  async (world) => {
    const { app, clock } = world
    await using office = await openTestSmtp()
    const { by, id } = await begin(world)
    const files = [
      await upload(world, '../quote \u202efdp.exe', quote),
      await upload(world, 'ಬೆಲೆ.docx', wordFile()),
    ]
    await replyToEnquiry(app, by, id, { ...reply, uploads: files })
    office.troubles.push('full', 'drops')
    const mail = smtpMail(office.settings)
    for (const fate of ['refused', 'away', undefined]) {
      assert.equal((await sendEmail(app, mail, never))?.fault?.fate, fate)
      await app.db.updateTable('emails').set({ nextTryAt: '', claimedUntil: '' }).execute()
      clock.pass(minute)
    }
    const [first, second] = office.received[0]?.mail.attachments ?? []
    assert.deepEqual([first?.filename, first?.mimeType], ['quote fdp.exe.pdf', 'application/pdf'])
    assert.equal(first?.disposition, 'attachment')
    assert(quote.equals(new Uint8Array(first?.content as ArrayBuffer)))
    assert.equal(second?.filename, 'ಬೆಲೆ.docx')
    const event = (await findEnquiryHistory(app.db, id)).find(({ kind }) => kind === 'reply')
    assert.deepEqual(
      event?.attachments?.map(({ name, bytes }) => [name, bytes]),
      [
        ['quote fdp.exe.pdf', quote.length],
        ['ಬೆಲೆ.docx', wordFile().length],
      ],
    )
    assert.equal((await findNamedFiles(app.db)).length, 2)
    assert.equal((await findPerson(app.db, 'meera@lakeview.example')).attachments.length, 2)
  },
)

testOnEachEngine(
  'an e-mail whose file is gone is given up, and waits while the store is away',
  async (world) => {
    const { app } = world
    await using office = await openTestSmtp()
    const { by, id } = await begin(world)
    await replyToEnquiry(app, by, id, {
      ...reply,
      uploads: [await upload(world, 'quote.pdf', quote)],
    })
    const mail = smtpMail(office.settings)
    const away = { ...app.files, head: () => Promise.reject(new Error('away')) }
    const later = await sendEmail({ ...app, files: away }, mail, never)
    assert.deepEqual(
      [later?.fault?.fate, later?.fault?.reason],
      ['later', outboxMessages.storeAway],
    )
    await app.db.updateTable('emails').set({ nextTryAt: '', claimedUntil: '' }).execute()
    const broken = { ...app.files, get: () => Promise.reject(new Error('away')) }
    const cut = await sendEmail({ ...app, files: broken }, mail, never)
    assert.equal(cut?.fault?.fate, 'away')
    await app.db.updateTable('emails').set({ nextTryAt: '', claimedUntil: '' }).execute()
    for (const key of await keysIn(app)) await app.files.delete(key)
    assert.equal((await sendEmail(app, mail, never))?.fault?.reason, outboxMessages.fileGone)
    assert.equal(office.received.length, 0)
  },
)

testOnEachEngine('files that a reply may not have are refused', async (world) => {
  const { app } = world
  const { by, id } = await begin(world)
  const send = async (name: string, content: Buffer) =>
    refusalOf(
      replyToEnquiry(app, by, id, { ...reply, uploads: [await upload(world, name, content)] }),
    )
  const { wrongKind, empty, tooLarge } = attachmentMessages
  const page = await send('invoice.pdf', Buffer.from('<script>'))
  assert.deepEqual(page.fields, { attachments: wrongKind('invoice.pdf') })
  const nothing = await send('quote.pdf', Buffer.alloc(0))
  assert.deepEqual(nothing.fields, { attachments: empty('quote.pdf') })
  const large = await send('quote.pdf', priceList('Quote', attachmentLimits.bytes + 1))
  assert.deepEqual(large.fields, { attachments: tooLarge })
  assert.deepEqual(await keysIn(app), [])
})

testOnEachEngine('the files of a reply are deleted with its enquiry', async (world) => {
  const { app, dataDir } = world
  const { by, id, email } = await begin(world)
  const files = [await upload(world, 'quote.pdf', quote)]
  await replyToEnquiry(app, by, id, { ...reply, uploads: files })
  await deleteEnquiry(app, by, id)
  assert.equal((await keysIn(app)).length, 1)
  await purgeEnquiry(app, by, id)
  await filesAreGone(app)
  const again = await addEnquiry(app)
  await replyToEnquiry(app, by, again.id, { ...reply, uploads: files })
  await erasePerson(app, email)
  await filesAreGone(app)
  const other = await addEnquiry(app)
  await refusalOf(replyToEnquiry(app, by, 'nothing', { ...reply, uploads: files }))
  await replyToEnquiry(app, by, other.id, { ...reply, uploads: files })
  await age(dataDir, await keysIn(app))
  assert.equal(await sweepAttachments(app, notEnding), 1)
  assert.equal((await keysIn(app)).length, 1)
})

/** They are deleted after the transaction, which nobody waits for. */
async function filesAreGone(app: World['app']) {
  for (let tries = 0; (await keysIn(app)).length > 0; tries++) assert(tries < 1000)
}

testOnEachEngine(
  'a catalogue goes out with a reply, and stays stored for it once it is replaced',
  async (world) => {
    const { app, dataDir } = world
    await using office = await openTestSmtp()
    const { by, id } = await begin(world)
    const withCatalogue = { ...reply, catalogue: 'Laptops' as const }
    const none = await refusalOf(replyToEnquiry(app, by, id, withCatalogue))
    assert.equal(none.message, attachmentMessages.noCatalogue)
    const pdf = priceList('Laptops 2026')
    await storeCatalogue(app, by, 'Laptops', await upload(world, 'Laptops 2026.pdf', pdf))
    await replyToEnquiry(app, by, id, withCatalogue)
    await purgeCatalogue(app, by, await removeCatalogue(app, by, 'Laptops'))
    await age(dataDir, await keysIn(app))
    assert.equal(await sweepCatalogues(app, notEnding), 0)
    await sendEmail(app, smtpMail(office.settings), never)
    const [sent] = office.received[0]?.mail.attachments ?? []
    assert.equal(sent?.filename, 'Laptops 2026.pdf')
    assert(pdf.equals(new Uint8Array(sent?.content as ArrayBuffer)))
    await erasePerson(app, 'meera@lakeview.example')
    assert.equal(await sweepCatalogues(app, notEnding), 1)
  },
)
