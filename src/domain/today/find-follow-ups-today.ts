import { isPermitted } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { todayLimits } from '#contract/today/today.ts'
import type { DueFollowUp, FollowUpsToday } from '#contract/today/today.ts'
import type { App, Db } from '../app.ts'
import { countContactsByStatus } from '../contacts/find-contacts.ts'
import { filteredContacts } from '../contacts/filtered-contacts.ts'
import { filteredEnquiries } from '../enquiries/filtered-enquiries.ts'
import { countEnquiries } from '../enquiries/find-enquiries.ts'
import { shownPerson } from '../shown-person.ts'

type Due = { count: number; first: DueFollowUp[] }

const none: Due = { count: 0, first: [] }

/** What is due today or has been before, of what the role may see. */
export async function findFollowUpsToday({ db, clock }: App, role: Role): Promise<FollowUpsToday> {
  const dueOn = dayOf(clock.now())
  const [enquiries, contacts] = await Promise.all([
    isPermitted(role, 'enquiries.view') ? findDueEnquiries(db, dueOn) : none,
    isPermitted(role, 'contacts.view') ? findDueContacts(db, dueOn) : none,
  ])
  const first = [...enquiries.first, ...contacts.first]
    .toSorted((one, other) => (one.followUpOn < other.followUpOn ? -1 : 1))
    .slice(0, todayLimits.named)
  return { enquiries: enquiries.count, contacts: contacts.count, first }
}

async function findDueEnquiries(db: Db, dueOn: string): Promise<Due> {
  const rows = await filteredEnquiries(db, { dueOn })
    .leftJoin('accounts', 'accounts.id', 'enquiries.assigneeId')
    .select([
      'enquiries.id',
      'enquiries.name',
      'product as about',
      'followUpOn',
      shownPerson<string | null>().as('assignee'),
    ])
    .orderBy('followUpOn')
    .limit(todayLimits.named)
    .execute()
  const first = rows.map((row) => ({
    ...row,
    kind: 'enquiry' as const,
    followUpOn: row.followUpOn ?? dueOn,
  }))
  return { count: await countEnquiries(db, { dueOn }), first }
}

async function findDueContacts(db: Db, dueOn: string): Promise<Due> {
  const rows = await filteredContacts(db, { dueOn })
    .leftJoin('accounts', 'accounts.id', 'contacts.assigneeId')
    .select([
      'contacts.id',
      'contacts.reference',
      'contacts.name',
      'message',
      'followUpOn',
      shownPerson<string | null>().as('assignee'),
    ])
    .orderBy('followUpOn')
    .limit(todayLimits.named)
    .execute()
  const first = rows.map(({ id, name, reference, message, followUpOn, assignee }) => ({
    kind: 'contact' as const,
    id,
    name: name ?? reference,
    about: message.slice(0, 200).toWellFormed(),
    followUpOn: followUpOn ?? dueOn,
    assignee,
  }))
  const { pending, contacted } = await countContactsByStatus(db, { dueOn })
  return { count: pending + contacted, first }
}
