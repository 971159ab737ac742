import { customerLimits, customerMessages } from '#contract/customers/customer.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { attachToRecord } from '../customer-records/attach-to-record.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { initialPasswordEmail } from './customer-emails.ts'
import type { InitialPassword } from './customer-emails.ts'
import { endPasswordLinks, issuePasswordLink } from './password-links.ts'

/** The known facts about a customer whose password is set. */
type KnownCustomer = {
  gstNumber: string | null
  name: string | null
  email: string | null
}

type InitialPasswordChange = {
  known: KnownCustomer
  passwordHash: string
  of?: string | null
  mayReplace?: boolean
  /** Whether the office typed the GST number. Otherwise a message names it, which anybody can write. */
  isTypedByOffice?: boolean
}

/**
 * Creates the account where there is none. It is the account of the user ID, or the one that `of` names, whose
 * GST number is added. Ends all its sessions and links. Belongs in the transaction of the reason for it.
 */
export async function setInitialPassword(app: App, by: Actor, change: InitialPasswordChange) {
  const { known, passwordHash, of, mayReplace = true, isTypedByOffice = false } = change
  const userId = known.gstNumber ?? known.email?.toLowerCase()
  if (!userId) throw new Refusal('invalid', customerMessages.gstRequired)
  const passwordSetAt = now(app.clock)
  const initialUntil = ago(app.clock, -customerLimits.initialPasswordDays * day)
  const facts = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
  // The message may name somebody else than the person who has proved to own the account.
  const proof = isTypedByOffice ? {} : unproven
  const columns = { ...facts, ...proof, userId, passwordHash, passwordSetAt, initialUntil }
  const gstConfirmedAt = isTypedByOffice ? passwordSetAt : null
  const added = { ...known, ...columns, ...unproven, gstConfirmedAt }
  const customer = await refuseIfTaken(
    of ? updateCustomer(app, of, columns) : insertCustomer(app, added, columns, mayReplace),
  )
  if (!customer) throw new Refusal('conflict', customerMessages.accountExists, mayRenew)
  await attachAccount(app, customer)
  await app.db.deleteFrom('customerSessions').where('customerId', '=', customer.id).execute()
  await endPasswordLinks(app, customer.id)
  await recordAudit(app, by, { action: 'customer.password-set', subjectId: customer.id })
  return { ...customer, passwordSetAt }
}

/** Belongs in the transaction that has set the password. */
export async function sendInitialPassword(
  app: App,
  customerId: string,
  initial: Omit<InitialPassword, 'linkToken'>,
) {
  const linkToken = await issuePasswordLink(app, customerId, 'office')
  const site = await findSiteProfile(app)
  await enqueueEmail(app, initialPasswordEmail({ ...initial, linkToken }, site))
}

type AttachedAccount = {
  id: string
  name: string | null
  email: string | null
  gstNumber: string | null
  customerRecordId: string | null
}

async function attachAccount(app: App, account: AttachedAccount) {
  const { id, customerRecordId: of } = account
  const person = { ...account, company: null, isAccount: true }
  const customerRecordId = await attachToRecord(app, person, { of })
  await app.db.updateTable('customers').set({ customerRecordId }).where('id', '=', id).execute()
}

/** Marks the conflict after which a screen may ask for confirmation and repeat the call. */
const mayRenew = { details: { canRenew: true } }

const unproven = { emailVerifiedAt: null, gstConfirmedAt: null }

type PasswordColumns = {
  userId: string
  passwordHash: string
  passwordSetAt: string
  initialUntil: string
}

type AddedCustomer = PasswordColumns &
  KnownCustomer & { emailVerifiedAt: null; gstConfirmedAt: string | null }

const returned = ['id', 'name', 'email', 'gstNumber', 'customerRecordId'] as const

async function updateCustomer({ db }: App, id: string, columns: PasswordColumns) {
  return db
    .updateTable('customers')
    .set(columns)
    .where('id', '=', id)
    .returning(returned)
    .executeTakeFirstOrThrow()
}

/** Undefined where the account exists and must not be replaced. */
async function insertCustomer(
  { db }: App,
  added: AddedCustomer,
  columns: PasswordColumns,
  mayReplace: boolean,
) {
  return db
    .insertInto('customers')
    .values({
      id: newId(),
      ...added,
      createdAt: added.passwordSetAt,
      customerRecordId: null,
      company: null,
    })
    .onConflict((existing) => {
      const conflict = existing.column('userId')
      return mayReplace ? conflict.doUpdateSet(columns) : conflict.doNothing()
    })
    .returning(returned)
    .executeTakeFirst()
}

async function refuseIfTaken<Result>(work: Promise<Result>) {
  try {
    return await work
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const { taken } = customerMessages
    throw new Refusal('conflict', taken, { fields: { gstNumber: taken } })
  }
}
