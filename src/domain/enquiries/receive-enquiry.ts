import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { EnquiriesTable } from './enquiries-table.ts'
import type { App, Db } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { giveConsent } from '../consents/give-consent.ts'
import { attachSender } from '../customer-records/attach-sender.ts'
import { enqueueEmails } from '../outbox/enqueue-email.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { countSubmission } from '../limits/count-submission.ts'
import { reserveAcknowledgement } from '../limits/reserve-acknowledgement.ts'
import { receiveOnce } from '../submissions/receive-once.ts'
import { newReference } from '../submissions/reference.ts'
import type { Receipt, Sender } from '../submissions/sender.ts'
import { enquiryEmails } from './enquiry-emails.ts'
import { findNamedProduct } from './find-named-product.ts'
import { contentOf, enquirySearchText } from './enquiry-rules.ts'

/** Stores the enquiry and enqueues the e-mails to both sides, once: repeats get the same reference. */
export async function receiveEnquiry(
  app: App,
  typed: EnquiryForm,
  { address, key, customerId }: Sender,
): Promise<Receipt> {
  const product = await findNamedProduct(app.db, typed)
  const form = { ...typed, productId: product?.id ?? null, customerId }
  const submission = { content: contentOf(typed, customerId), address, key }
  return receiveOnce(app, 'enquiries', submission, async (app, idempotencyKey) => {
    const saved = await saveEnquiry(app, form, idempotencyKey)
    if (!saved) return undefined
    await countSubmission(app, address)
    await recordAudit(app, visitor, { action: 'enquiry.received', subjectId: saved.id })
    if (form.marketing) {
      await giveConsent(app, { submissionId: saved.id, email: form.email, source: 'enquiry' })
    }
    if (!form.website) await enqueueEmailsAbout(app, { ...form, ...saved }, product?.name)
    return { reference: saved.reference }
  })
}

async function enqueueEmailsAbout(
  app: App,
  enquiry: EnquiryForm & { id: string; reference: string },
  catalogueName: string | undefined,
) {
  const withheld = await reserveAcknowledgement(app, enquiry.email)
  const site = await findSiteProfile(app)
  await enqueueEmails(app, enquiryEmails(enquiry, { catalogueName, withheld, site }))
}

type SentEnquiry = EnquiryForm & { customerId?: string | undefined }

/** Undefined where it is already stored. The unique key decides, also for two at once. */
export async function saveEnquiry(app: App, form: SentEnquiry, idempotencyKey: string) {
  const { website, marketing: _, customerId, ...content } = form
  const reference = newReference('E')
  const createdAt = now(app.clock)
  const customerRecordId = website ? null : await attachSender(app, form)
  const [saved] = await insertEnquiry(app.db, {
    id: newId(),
    reference,
    idempotencyKey,
    ...content,
    quantity: content.quantity ?? null,
    gstNumber: content.gstNumber ?? null,
    pinCode: content.pinCode ?? null,
    customerId: customerId ?? null,
    status: 'pending',
    searchText: enquirySearchText(form, reference),
    suspectedAt: website ? createdAt : null,
    readAt: null,
    answeredAt: null,
    answerMinutes: null,
    assigneeId: null,
    followUpOn: null,
    customerRecordId,
    createdAt,
    deletedAt: null,
  })
  return saved
}

const insertEnquiry = compileOnce((db: Db, row: EnquiriesTable) =>
  db
    .insertInto('enquiries')
    .values(row)
    .onConflict((known) => known.column('idempotencyKey').doNothing())
    .returning(['id', 'reference']),
)
