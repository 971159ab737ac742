import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import type { EnquiryProduct } from '#contract/enquiries/enquiry.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { EnquiriesTable } from './enquiries-table.ts'
import type { App, Db } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { giveConsent } from '../consents/give-consent.ts'
import { attachSender } from '../customer-records/attach-sender.ts'
import { findSendingCustomer } from '../customers/customer-sessions.ts'
import { enqueueEmails } from '../outbox/enqueue-email.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { countSubmission } from '../limits/count-submission.ts'
import { reserveAcknowledgement } from '../limits/reserve-acknowledgement.ts'
import { receiveOnce } from '../submissions/receive-once.ts'
import { newReference } from '../submissions/reference.ts'
import type { Receipt, Sender } from '../submissions/sender.ts'
import { enquiryEmails } from './enquiry-emails.ts'
import type { EmailedEnquiry } from './enquiry-emails.ts'
import { findListedProducts, findNamedProduct, storeEnquiryProducts } from './enquiry-products.ts'
import { contentOf, enquirySearchText } from './enquiry-rules.ts'
import type { EnquiryContent } from './enquiry-rules.ts'

/** What an enquiry is about, as the catalogue has it. */
type Subject = {
  productId: string | null
  quantity: number | null
  /** Of an enquiry about several. */
  products: EnquiryProduct[]
  /** Empty where it names nothing of the catalogue. */
  catalogueNames: string[]
}

/** Stores the enquiry and enqueues the e-mails to both sides, once: repeats get the same reference. */
export async function receiveEnquiry(
  app: App,
  typed: EnquiryForm,
  sender: Sender,
): Promise<Receipt> {
  const { address, key } = sender
  const customerId = await findSendingCustomer(app, sender, typed)
  const { catalogueNames, ...subject } = await findSubject(app.db, typed)
  const form = { ...typed, ...subject, customerId }
  const submission = { content: contentOf(typed, customerId), address, key }
  return receiveOnce(app, 'enquiries', submission, async (app, idempotencyKey) => {
    const saved = await saveEnquiry(app, form, idempotencyKey)
    if (!saved) return undefined
    await countSubmission(app, address)
    await recordAudit(app, visitor, { action: 'enquiry.received', subjectId: saved.id })
    if (form.marketing) {
      await giveConsent(app, { submissionId: saved.id, email: form.email, source: 'enquiry' })
    }
    if (!form.website) await enqueueEmailsAbout(app, { ...form, ...saved }, catalogueNames)
    return { reference: saved.reference }
  })
}

async function findSubject(db: Db, typed: EnquiryForm): Promise<Subject> {
  const { quantity = null } = typed
  const listed = await findListedProducts(db, typed)
  if (listed.length > 1) {
    const catalogueNames = listed.map(({ name }) => name)
    return { productId: null, quantity, products: listed, catalogueNames }
  }
  const [only] = listed
  const named = only ?? (await findNamedProduct(db, typed))
  return {
    productId: named?.productId ?? null,
    quantity: only?.quantity ?? quantity,
    products: [],
    catalogueNames: named ? [named.name] : [],
  }
}

async function enqueueEmailsAbout(app: App, enquiry: EmailedEnquiry, catalogueNames: string[]) {
  const withheld = await reserveAcknowledgement(app, enquiry.email)
  const site = await findSiteProfile(app)
  await enqueueEmails(app, enquiryEmails(enquiry, { catalogueNames, withheld, site }))
}

type SentEnquiry = EnquiryContent &
  Pick<Subject, 'productId' | 'quantity'> & { customerId?: string | undefined }

/** Undefined where it is already stored. The unique key decides, also for two at once. */
export async function saveEnquiry(app: App, form: SentEnquiry, idempotencyKey: string) {
  const { website, marketing: _, customerId, products, ...content } = form
  const reference = newReference('E')
  const createdAt = now(app.clock)
  const customerRecordId = website ? null : await attachSender(app, form)
  const [saved] = await insertEnquiry(app.db, {
    id: newId(),
    reference,
    idempotencyKey,
    ...content,
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
  if (saved) await storeEnquiryProducts(app.db, saved.id, products)
  return saved
}

const insertEnquiry = compileOnce((db: Db, row: EnquiriesTable) =>
  db
    .insertInto('enquiries')
    .values(row)
    .onConflict((known) => known.column('idempotencyKey').doNothing())
    .returning(['id', 'reference']),
)
