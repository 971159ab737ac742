import { sql } from 'kysely'
import { ago, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { App, Db } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { noteUseOfAccount } from './unused-accounts.ts'
import { noteUse } from '../note-use.ts'
import { isUseToBeNoted, sessionLimits } from '../session-times.ts'
import type { Sender } from '../submissions/sender.ts'

export type CustomerSession = { tokenHash: string; customerId: string }

/** The session of a token, if it is alive. It ends with its account, and waits while that is suspended. */
async function findCustomerSession({ db, clock }: App, token: string) {
  return db
    .selectFrom('customerSessions')
    .innerJoin('customers', 'customers.id', 'customerSessions.customerId')
    .select(['tokenHash', 'customerId', 'customerSessions.lastUsedAt'])
    .where('suspendedAt', 'is', null)
    .where('tokenHash', '=', hashOfToken(token))
    .where('customerSessions.lastUsedAt', '>', ago(clock, sessionLimits.idle))
    .where('startedAt', '>', ago(clock, sessionLimits.absolute))
    .executeTakeFirst()
}

/** The same. Its use is written down, so that it stays alive. */
export async function prolongCustomerSession(
  app: App,
  token: string,
): Promise<CustomerSession | undefined> {
  const session = await findCustomerSession(app, token)
  if (!session) return undefined
  const { tokenHash, customerId } = session
  if (isUseToBeNoted(session, app.clock.now())) {
    await noteUse(async () => {
      await app.db
        .updateTable('customerSessions')
        .set({ lastUsedAt: now(app.clock) })
        .where('tokenHash', '=', tokenHash)
        .execute()
      await noteUseOfAccount(app, customerId)
    })
  }
  return { tokenHash, customerId }
}

/** Who a form says has typed it. */
type TypedSender = { email: string; gstNumber?: string | null | undefined }

/**
 * The account of whoever sends a form while signed in, where it names the GST number of the account, or an
 * e-mail of the account or of its people: on a shared browser somebody else may send it. A session that has
 * ended makes a visitor of them.
 */
export async function findSendingCustomer(
  app: App,
  { customerId, customerToken }: Sender,
  typed: TypedSender,
) {
  if (customerId !== undefined || customerToken === undefined) return customerId
  const session = await prolongCustomerSession(app, customerToken)
  return session && (await isOfAccount(app.db, session.customerId, typed))
    ? session.customerId
    : undefined
}

async function isOfAccount(db: Db, customerId: string, { email, gstNumber }: TypedSender) {
  const hasEmail = sql<boolean>`lower(email) = ${email.toLowerCase()}`
  const own = db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where((row) => {
      if (!gstNumber) return hasEmail
      const isConfirmed = row('gstConfirmedAt', 'is not', null)
      return row.or([hasEmail, row.and([row('gstNumber', '=', gstNumber), isConfirmed])])
    })
  const people = db
    .selectFrom('customerPeople')
    .select('customerId as id')
    .where('customerId', '=', customerId)
    .where(hasEmail)
  return (await own.unionAll(people).executeTakeFirst()) !== undefined
}

/** Harmless when repeated. */
export async function signOutCustomer(app: App, { tokenHash, customerId }: CustomerSession) {
  await inTransaction(app, async (app) => {
    const { numDeletedRows } = await app.db
      .deleteFrom('customerSessions')
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await recordAudit(app, visitor, { action: 'customer.signed-out', subjectId: customerId })
  })
}

/** Everywhere: the session of the caller too. */
export async function endCustomerSessions(app: App, customerId: string) {
  await inTransaction(app, async (app) => {
    const { numDeletedRows } = await app.db
      .deleteFrom('customerSessions')
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await recordAudit(app, visitor, { action: 'customer.sessions-ended', subjectId: customerId })
  })
}

export async function forgetOldCustomerSessions({ db, clock }: App) {
  await db
    .deleteFrom('customerSessions')
    .where((session) =>
      session.or([
        session('startedAt', '<=', ago(clock, sessionLimits.absolute)),
        session('lastUsedAt', '<=', ago(clock, sessionLimits.idle)),
      ]),
    )
    .execute()
}
