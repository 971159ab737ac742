import { dayAfter, dayOf } from '#contract/site/office-time.ts'
import { ago, hour } from '#platform/clock/clock.ts'
import type { App } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { followUpContact } from '#domain/contacts/follow-up-contact.ts'
import { saveContact } from '#domain/contacts/receive-contact.ts'
import { setInitialPassword } from '#domain/customers/set-initial-password.ts'
import { followUpEnquiry } from '#domain/enquiries/follow-up-enquiry.ts'
import { saveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { setEnquiryStatus } from '#domain/enquiries/set-enquiry-status.ts'
import type { DemoContact, DemoCustomer, DemoEnquiry } from './demo-content.ts'

/** Each of these belongs in the transaction of the demo content, and writes no e-mail. */
export async function addDemoEnquiry(app: App, enquiry: DemoEnquiry) {
  const { modelNo, status, hoursAgo, followUpInDays, ...sender } = enquiry
  const asked = await app.db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('modelNo', '=', modelNo)
    .where('withdrawnAt', 'is', null)
    .where('draftUntil', 'is', null)
    .executeTakeFirst()
  const product = { product: asked?.name ?? modelNo, productId: asked?.id ?? null }
  const about = { ...product, quantity: null, products: [] }
  const form = { ...sender, ...about, website: '', marketing: false }
  const then = atThatTime(app, hoursAgo)
  const saved = await saveEnquiry(then, form, keyOf(sender.email, hoursAgo))
  if (!saved) return []
  const { id } = saved
  await recordAudit(then, system, { action: 'enquiry.received', subjectId: id })
  if (status !== 'pending') {
    const takenUp = atThatTime(app, hoursAgo - Math.min(1 + (hoursAgo % 26), hoursAgo))
    const readAt = ago(takenUp.clock, 0)
    await app.db.updateTable('enquiries').set({ readAt }).where('id', '=', id).execute()
    await setEnquiryStatus(takenUp, system, id, status)
  }
  if (followUpInDays !== undefined) {
    // Set when it came: some are overdue by now.
    await followUpEnquiry(then, system, id, { followUpOn: dayIn(app, followUpInDays) })
  }
  return [id]
}

/** Of an existing customer where the GST number has an account. */
export async function addDemoContact(app: App, contact: DemoContact) {
  const { status, hoursAgo, followUpInDays, ...message } = contact
  const then = atThatTime(app, hoursAgo)
  const customer = await app.db
    .selectFrom('customers')
    .select('id')
    .where('gstNumber', '=', message.gstNumber)
    .executeTakeFirst()
  const account = customer
    ? { type: 'existing' as const, customerId: customer.id }
    : { type: 'new' as const, customerId: null }
  const saved = await saveContact(
    then,
    { ...message, ...account },
    { isSuspect: false, agreesToOffers: false },
    keyOf(message.email, hoursAgo),
  )
  if (!saved) return []
  await app.db.updateTable('contacts').set({ status }).where('id', '=', saved.id).execute()
  await recordAudit(then, system, { action: 'contact.received', subjectId: saved.id })
  if (followUpInDays !== undefined) {
    await followUpContact(then, system, saved.id, { followUpOn: dayIn(app, followUpInDays) })
  }
  return [saved.id]
}

export async function addDemoCustomer(app: App, customer: DemoCustomer, passwordHash: string) {
  const { hoursAgo, ...known } = customer
  const { id } = await setInitialPassword(atThatTime(app, hoursAgo), system, {
    known,
    passwordHash,
  })
  return id
}

/** The use cases take the time from the clock: the demo content is spread over the last weeks. */
function atThatTime(app: App, hoursAgo: number): App {
  const then = new Date(ago(app.clock, hoursAgo * hour))
  return { ...app, clock: { now: () => then } }
}

function dayIn({ clock }: App, days: number) {
  return dayAfter(dayOf(clock.now()), days)
}

function keyOf(email: string, hoursAgo: number) {
  return `demo ${email} ${hoursAgo}`
}
