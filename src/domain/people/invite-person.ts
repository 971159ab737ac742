import { personLimits, personMessages } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import type { InvitationForm } from '#contract/people/person-form.ts'
import { fromNow, hour, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { requirePerson } from './find-people.ts'
import { invitationEmail, invitationPath } from './invitation-email.ts'

/** The link is null where it was sent by e-mail. */
type Invited = { person: Person; link: string | null }

/** Somebody who was removed can be invited again: the account is the same, with another role. */
export async function invitePerson(
  app: App,
  by: Administrator,
  { email, role, name }: InvitationForm,
): Promise<Invited> {
  return inTransaction(app, async (app) => {
    const id = await storeInvited(app, { email, role, name })
    await recordAudit(app, by, { action: 'account.invited', subjectId: id, after: { role } })
    const link = await sendLink(app, { id, email, role })
    return { person: await requirePerson(app, by, id), link }
  })
}

/** The link before ends. */
export async function invitePersonAgain(app: App, by: Administrator, id: string): Promise<Invited> {
  return inTransaction(app, async (app) => {
    const person = await requirePerson(app, by, id)
    if (person.state !== 'invited') throw new Refusal('conflict', personMessages.isNotInvited)
    await recordAudit(app, by, { action: 'account.invited', subjectId: id })
    const link = await sendLink(app, person)
    return { person: await requirePerson(app, by, id), link }
  })
}

/** Of two who invite one address at once, the second is refused. Gives the id of the account. */
async function storeInvited({ db, clock }: App, { email, role, name }: InvitationForm) {
  const at = now(clock)
  const invited = {
    // Also of an address that somebody else had before.
    name: name ?? null,
    role,
    state: 'invited',
    passwordHash: '',
    lastSignedInAt: null,
  } as const
  const stored = await db
    .insertInto('accounts')
    .values({ id: newId(), email, createdAt: at, passwordChangedAt: at, ...invited })
    .onConflict((earlier) =>
      earlier.column('email').doUpdateSet(invited).where('accounts.state', '=', 'removed'),
    )
    .returning('id')
    .executeTakeFirst()
  const { isKnown } = personMessages
  if (!stored) throw new Refusal('conflict', isKnown, { fields: { email: isKnown } })
  return stored.id
}

async function sendLink(app: App, person: Pick<Person, 'id' | 'email' | 'role'>) {
  const token = newToken()
  const reset = {
    tokenHash: hashOfToken(token),
    createdAt: now(app.clock),
    expiresAt: fromNow(app.clock, personLimits.invitationHours * hour),
  }
  await app.db
    .insertInto('passwordResets')
    .values({ accountId: person.id, ...reset })
    .onConflict((earlier) => earlier.column('accountId').doUpdateSet(reset))
    .execute()
  const { isMailSetUp, publicUrl } = app.outbox
  if (!isMailSetUp) return `${publicUrl}${invitationPath}?token=${token}`
  await enqueueEmail(app, invitationEmail(person, token, await findSiteProfile(app)))
  return null
}
