import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

export async function createAdministrator(app: App, email: string, password: string) {
  await refuseWeakPassword(app, 'password', password, { email })
  const passwordHash = await hashPassword(password)
  await inTransaction(app, (app) => insertAdministrator(app, email, passwordHash))
}

/** Belongs in a transaction. */
export async function insertAdministrator(app: App, email: string, passwordHash: string) {
  const id = newId()
  const createdAt = now(app.clock)
  await app.db
    .insertInto('accounts')
    .values({
      id,
      email,
      passwordHash,
      passwordChangedAt: createdAt,
      createdAt,
      role: 'owner',
      state: 'active',
      lastSignedInAt: null,
    })
    .execute()
  await recordAudit(app, system, { action: 'account.created', subjectId: id })
}
