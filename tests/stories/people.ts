import { createAdministrator } from '#domain/accounts/change-accounts.ts'
import { signIn } from '#domain/accounts/change-sessions.ts'
import type { App } from '#domain/app.ts'
import { administrator } from '#domain/audit/actor.ts'

/** Asha keeps the catalogue. */
export const asha = { email: 'asha@tamarindit.example', password: 'filter-coffee-at-ten' }

/** Ravi sits at the next desk, with an account of his own. */
export const ravi = { email: 'ravi@tamarindit.example', password: 'masala-dosa-for-two' }

/** At the office's own address, in the browser she always uses. */
export const fromTheOffice = {
  address: '203.0.113.7',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
}

export const fromHome = {
  address: '198.51.100.24',
  userAgent: 'Mozilla/5.0 (Android 16) Firefox/150.0',
}

type Person = { email: string; password: string }

export async function employ(app: App, { email, password }: Person) {
  await createAdministrator(app, email, password)
  const account = await app.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return administrator({ accountId: account.id })
}

export function signInAs(app: App, person: Person, visitor = fromTheOffice) {
  return signIn(app, person, visitor)
}
