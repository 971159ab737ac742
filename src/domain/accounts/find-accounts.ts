import type { Colleague } from '#contract/follow-ups/follow-up.ts'
import type { Db } from '../app.ts'
import { shownPerson } from '../shown-person.ts'

export async function hasAccounts(db: Db) {
  const account = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  return account !== undefined
}

/** Also one that is invited, suspended or removed. */
export async function findAccount(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'passwordHash', 'state'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** One that may sign in. */
export async function findActiveAccount(db: Db, email: string) {
  const account = await findAccount(db, email)
  return account?.state === 'active' ? account : undefined
}

/** To whom work is assigned, by what they are called. */
export function findColleagues(db: Db): Promise<Colleague[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', shownPerson().as('shownName')])
    .where('state', '!=', 'removed')
    .orderBy(({ fn }) => fn('lower', [shownPerson()]))
    .execute()
}
