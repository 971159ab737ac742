import type { Kysely } from 'kysely'

/** What colleagues call somebody of the office. Null: the e-mail address stands in its place. */
export async function namesOfPeople(db: Kysely<unknown>) {
  await db.schema.alterTable('accounts').addColumn('name', 'text').execute()
}
