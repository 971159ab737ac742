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
