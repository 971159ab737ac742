import { personMessages } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import type { PersonChange } from '#contract/people/person-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { deleteEveryFactor } from '../accounts/second-factor.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { requirePerson } from './find-people.ts'

/** Takes effect on the next call of the person. A suspended one is signed out everywhere. */
export async function changePerson(
  app: App,
  by: Administrator,
  id: string,
  change: PersonChange,
): Promise<Person> {
  return inTransaction(app, async (app) => {
    await lockOwners(app)
    const before = await requirePerson(app, by, id)
    const after = { role: change.role ?? before.role, state: stateAfter(before, change) }
    if (after.role === before.role && after.state === before.state) return before
    const isOwner = after.role === 'owner' && after.state === 'active'
    if (!isOwner) await requireAnotherOwner(app, before)
    await app.db.updateTable('accounts').set(after).where('id', '=', id).execute()
    if (after.state === 'suspended') await endSessions(app, id)
    await recordAudit(app, by, {
      action: 'account.changed',
      subjectId: id,
      before: { role: before.role, state: before.state },
      after,
    })
    return requirePerson(app, by, id)
  })
}

/** Its row stays for the audit, notes and replies; nothing that signs in stays. Gives the e-mail. */
export async function removePerson(app: App, by: Administrator, id: string) {
  return inTransaction(app, async (app) => {
    await lockOwners(app)
    const person = await requirePerson(app, by, id)
    await requireAnotherOwner(app, person)
    await app.db
      .updateTable('accounts')
      .set({ state: 'removed', passwordHash: '' })
      .where('id', '=', id)
      .execute()
    await app.db.deleteFrom('passwordResets').where('accountId', '=', id).execute()
    await deleteEveryFactor(app, id)
    await endSessions(app, id)
    await recordAudit(app, by, { action: 'account.removed', subjectId: id })
    return person.email
  })
}

type OneSession = { id: string; sessionId: string }

/** Gives the e-mail. */
export async function endSessionOfPerson(app: App, by: Administrator, session: OneSession) {
  const { id, sessionId } = session
  return inTransaction(app, async (app) => {
    const { email } = await requirePerson(app, by, id)
    const { numDeletedRows } = await app.db
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('accountId', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new Refusal('not-found', personMessages.sessionGone)
    await recordAudit(app, by, { action: 'account.sessions-ended', subjectId: id })
    return email
  })
}

/** Gives the e-mail. */
export async function endSessionsOfPerson(app: App, by: Administrator, id: string) {
  return inTransaction(app, async (app) => {
    const { email } = await requirePerson(app, by, id)
    await endSessions(app, id)
    await recordAudit(app, by, { action: 'account.sessions-ended', subjectId: id })
    return email
  })
}

function stateAfter({ state }: Person, { isSuspended }: PersonChange) {
  if (isSuspended === undefined) return state
  if (state === 'invited') throw new Refusal('conflict', personMessages.isInvited)
  return isSuspended ? 'suspended' : 'active'
}

/** Of two owners who demote each other at once, the second waits for the first and is refused. */
async function lockOwners({ db }: App) {
  await db
    .updateTable('accounts')
    .set((account) => ({ role: account.ref('role') }))
    .where('role', '=', 'owner')
    .execute()
}

/** Before an active owner is demoted, suspended or removed. */
async function requireAnotherOwner({ db }: App, { id, role, state }: Person) {
  if (role !== 'owner' || state !== 'active') return
  const another = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'owner')
    .where('state', '=', 'active')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  if (!another) throw new Refusal('conflict', personMessages.lastOwner)
}

async function endSessions({ db }: App, accountId: string) {
  await db.deleteFrom('sessions').where('accountId', '=', accountId).execute()
}
