import { isDeepStrictEqual } from 'node:util'
import { personMessages } from '#contract/people/person.ts'
import type { Person, PersonState } from '#contract/people/person.ts'
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
    const { name, role, state } = before
    const changed = changedFields(before, change)
    const after = { name, role, state, ...changed }
    if (isDeepStrictEqual(after, { name, role, state })) return before
    const isOwner = after.role === 'owner' && after.state === 'active'
    if (!isOwner) await requireAnotherOwner(app, before)
    await app.db.updateTable('accounts').set(changed).where('id', '=', id).execute()
    if (after.state === 'suspended') await endSessions(app, id)
    await recordAudit(app, by, {
      action: 'account.changed',
      subjectId: id,
      before: { role, state },
      // Without the name itself: it can be removed, and the audit stays.
      after: {
        role: after.role,
        state: after.state,
        ...(after.name !== name && { fields: 'name' }),
      },
    })
    return requirePerson(app, by, id)
  })
}

/** Its row stays for the audit, notes and replies; nothing that signs in stays. Gives who it was. */
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
    return person.shownName
  })
}

type OneSession = { id: string; sessionId: string }

/** Gives whose. */
export async function endSessionOfPerson(app: App, by: Administrator, session: OneSession) {
  const { id, sessionId } = session
  return inTransaction(app, async (app) => {
    const { shownName } = await requirePerson(app, by, id)
    const { numDeletedRows } = await app.db
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('accountId', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new Refusal('not-found', personMessages.sessionGone)
    await recordAudit(app, by, { action: 'account.sessions-ended', subjectId: id })
    return shownName
  })
}

/** Gives whose. */
export async function endSessionsOfPerson(app: App, by: Administrator, id: string) {
  return inTransaction(app, async (app) => {
    const { shownName } = await requirePerson(app, by, id)
    await endSessions(app, id)
    await recordAudit(app, by, { action: 'account.sessions-ended', subjectId: id })
    return shownName
  })
}

/** Those that are given alone: somebody may change the own name meanwhile. */
function changedFields({ state }: Person, { name, role, isSuspended }: PersonChange) {
  return {
    ...(name !== undefined && { name }),
    ...(role !== undefined && { role }),
    ...(isSuspended !== undefined && { state: stateAfter(state, isSuspended) }),
  }
}

function stateAfter(state: PersonState, isSuspended: boolean): PersonState {
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
