import type { ContactStatus } from '#contract/contacts/contact.ts'
import type { EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { ago, hour } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { house } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { keepContact } from '../contacts/receive-contact.ts'
import { keepEnquiry } from '../enquiries/receive-enquiry.ts'
import { atThatTime } from './at-that-time.ts'

type DemoMessage = {
  hoursAgo: number
  name: string
  company: string | null
  email: string
  message: string
}

export type DemoQuestion = DemoMessage & { phone: string; modelNo: string; status: EnquiryStatus }
export type DemoContact = DemoMessage & {
  phone: string | null
  gstNumber: string | null
  status: ContactStatus
}

/** Kept like any other, and no letter is written. Belongs in the transaction of the demo content. */
export async function addDemoQuestion(app: App, question: DemoQuestion) {
  const { modelNo, status, hoursAgo, ...sender } = question
  const asked = await app.db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('modelNo', '=', modelNo)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  const product = { product: asked?.name ?? modelNo, productId: asked?.id ?? null }
  const form = { ...sender, ...product, website: '', marketing: false }
  const then = atThatTime(app, hoursAgo)
  const kept = await keepEnquiry(then, form, `demo ${sender.email} ${hoursAgo}`)
  if (!kept) return
  const readAt = status === 'pending' ? null : ago(then.clock, -hour)
  await app.db.updateTable('enquiries').set({ status, readAt }).where('id', '=', kept.id).execute()
  await recordAudit(then, house, { action: 'enquiry.received', subjectId: kept.id })
  await app.db.insertInto('demoMessages').values({ id: kept.id }).execute()
}

/** An existing customer's where the GST number has an account. */
export async function addDemoContact(app: App, contact: DemoContact) {
  const { status, hoursAgo, ...said } = contact
  const then = atThatTime(app, hoursAgo)
  const customer = await app.db
    .selectFrom('customers')
    .select('id')
    .where('gstNumber', '=', said.gstNumber)
    .executeTakeFirst()
  const account = customer
    ? { type: 'existing' as const, customerId: customer.id }
    : { type: 'new' as const, customerId: null }
  const kept = await keepContact(
    then,
    { ...said, ...account },
    { isSuspect: false, agreesToOffers: false },
    `demo ${said.email} ${hoursAgo}`,
  )
  if (!kept) return
  await app.db.updateTable('contacts').set({ status }).where('id', '=', kept.id).execute()
  await recordAudit(then, house, { action: 'contact.received', subjectId: kept.id })
  await app.db.insertInto('demoMessages').values({ id: kept.id }).execute()
}

/** With their notes, whatever the office made of them. */
export async function removeDemoMessages({ db }: App) {
  let removed = 0n
  for (const table of ['enquiries', 'contacts'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', 'in', (demo) => demo.selectFrom('demoMessages').select('demoMessages.id'))
      .executeTakeFirstOrThrow()
    removed += numDeletedRows
  }
  return Number(removed)
}
