import { isPermitted } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { businessMinutes } from '#contract/site/office-time.ts'
import { todayLimits } from '#contract/today/today.ts'
import type { WaitingSubmission, WaitingToday } from '#contract/today/today.ts'
import type { App, Db } from '../app.ts'
import { contactsInUse } from '../contacts/contacts-in-use.ts'
import { enquiriesInUse } from '../enquiries/enquiries-in-use.ts'
import { findSiteProfile } from '../find-site-profile.ts'

const { named } = todayLimits

type Order = 'asc' | 'desc'
type Waiting = Omit<WaitingSubmission, 'waitingMinutes'>

/** What nobody has taken up, of what the role may see: the newest and those that wait longest. */
export async function findWaitingToday(app: App, role: Role): Promise<WaitingToday> {
  const [newest, oldest] = await Promise.all([
    findWaiting(app, role, 'desc'),
    findWaiting(app, role, 'asc'),
  ])
  return { newest, oldest }
}

async function findWaiting(app: App, role: Role, order: Order): Promise<WaitingSubmission[]> {
  const { clock, db } = app
  const [openings, enquiries, contacts] = await Promise.all([
    findSiteProfile(app),
    isPermitted(role, 'enquiries.view') ? findWaitingEnquiries(db, order) : [],
    isPermitted(role, 'contacts.view') ? findWaitingContacts(db, order) : [],
  ])
  return [...enquiries, ...contacts]
    .toSorted((one, other) => (isBefore(one, other) === (order === 'asc') ? -1 : 1))
    .slice(0, named)
    .map((one) => ({
      ...one,
      waitingMinutes: businessMinutes(new Date(one.createdAt), clock.now(), openings),
    }))
}

function isBefore(one: Waiting, other: Waiting) {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt
  return one.id < other.id
}

async function findWaitingEnquiries(db: Db, order: Order): Promise<Waiting[]> {
  const rows = await enquiriesInUse(db)
    .select(['id', 'reference', 'name', 'company', 'product as about', 'createdAt'])
    .where('status', '=', 'pending')
    .orderBy('id', order)
    .limit(named)
    .execute()
  return rows.map((row) => ({ ...row, kind: 'enquiry' }))
}

async function findWaitingContacts(db: Db, order: Order): Promise<Waiting[]> {
  const rows = await contactsInUse(db)
    .select(['id', 'reference', 'name', 'company', 'gstNumber', 'email', 'message', 'createdAt'])
    .where('status', '=', 'pending')
    .orderBy('id', order)
    .limit(named)
    .execute()
  return rows.map(({ name, gstNumber, email, message, ...row }) => ({
    ...row,
    kind: 'contact',
    name: name ?? gstNumber ?? email ?? row.reference,
    about: message.slice(0, 200).toWellFormed(),
  }))
}
