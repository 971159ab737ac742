import type { Colleague } from '#contract/follow-ups/follow-up.ts'
import type { Db } from '../app.ts'

export async function hasAccounts(db: Db) {
  const account = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  return account !== undefined
}

export async function findAccount(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst()
}

export function findColleagues(db: Db): Promise<Colleague[]> {
  return db.selectFrom('accounts').select(['id', 'email']).orderBy('email').execute()
}
