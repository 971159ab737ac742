import assert from 'node:assert/strict'
import type { EmailKind } from '#contract/emails/outbox-email.ts'
import { keepCustomer, sendInitialPassword } from '#domain/customers/change-customers.ts'
import type { App } from '#domain/app.ts'
import { house } from '#domain/audit/actor.ts'
import { linkTokenContext } from '#domain/outbox/enqueue-email.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'

/** Ramesh buys on account. The office has made his password. */
export const ramesh = {
  gstNumber: '29ZZZFZ9999Z1Z9',
  name: 'Ramesh Agarwal',
  email: 'ramesh@agarwaltraders.example',
  password: 'Qx7pW2kd',
}

/** What Ramesh chooses himself. */
export const ownPassword = 'mangoes-in-may'

export const atRamesh = { address: '198.51.100.77' }

type Known = { gstNumber: string | null; name: string | null; email: string | null }

/** Gives the token of the link that was sent along; undefined where no e-mail is known. */
export async function openAccount(app: App, { password, ...known }: Known & { password: string }) {
  const passwordHash = await hashPassword(password)
  await inTransaction(app, async (app) => {
    const { id, name, email } = await keepCustomer(app, house, { known, passwordHash })
    const userId = known.gstNumber ?? email ?? ''
    if (email) await sendInitialPassword(app, id, { about: id, name, email, userId, password })
  })
  return known.email ? linkTokenOf(app, 'customer-password') : undefined
}

/** The token in the last e-mail of a kind, as its reader gets it. */
export async function linkTokenOf(app: App, kind: EmailKind) {
  const email = await app.db
    .selectFrom('letters')
    .select(['id', 'linkToken'])
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  assert(email?.linkToken, `no e-mail of the kind ${kind} holds a link`)
  const token = app.secrets.open(email.linkToken, linkTokenContext(email.id))
  assert(token)
  return token
}

export async function emailsTo(app: App, recipient: string) {
  const rows = await app.db
    .selectFrom('letters')
    .select('kind')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
