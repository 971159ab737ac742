import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { migrations } from '#migrations/migrations.ts'
import { migrate } from '#platform/database/migrate.ts'
import { testEngines } from '../test-databases.ts'
import { inEmptyWorld } from '../world.ts'

const at = '2026-10-02T10:00:00.000Z'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '019'))

for (const engine of testEngines) {
  test(`an account of the version before is an owner's (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app: { db }, database }) => {
      await migrate(database, before)
      await sql`
        insert into accounts (id, email, password_hash, password_changed_at, created_at)
        values ('asha', 'asha@tamarindit.example', 'hash', ${at}, ${at})
      `.execute(db)
      await migrate(database, migrations)
      const accounts = await db.selectFrom('accounts').select(['id', 'role']).execute()
      assert.deepEqual(accounts, [{ id: 'asha', role: 'owner' }])
      await assert.rejects(sql`update accounts set role = 'visitor'`.execute(db))
    })
  })
}
