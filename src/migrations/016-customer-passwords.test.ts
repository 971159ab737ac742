import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { migrate } from '#platform/database/migrate.ts'
import { day } from '#platform/clock/clock.ts'
import { testEngines } from '#tests/test-databases.ts'
import { inEmptyWorld } from '#tests/world.ts'
import { migrations } from './migrations.ts'

const before = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => name < '016-customer-passwords'),
)

for (const engine of testEngines) {
  test(`passwords of the version before work for 30 days from the migration (${engine})`, () =>
    inEmptyWorld(engine, async ({ database }) => {
      await migrate(database, before)
      await sql`insert into customers (id, user_id, gst_number, password_hash, password_set_at, created_at)
        values ('1', '29ZZZFZ9999Z1Z9', '29ZZZFZ9999Z1Z9', 'hash', '2025-03-01T10:00:00.000Z', '2025-03-01T10:00:00.000Z')`.execute(
        database.db,
      )
      const start = Date.now()
      await migrate(database, migrations)
      const customer = await database.db
        .selectFrom('customers')
        .select(['passwordHash', 'initialUntil'])
        .executeTakeFirstOrThrow()
      assert.equal(customer.passwordHash, 'hash')
      const days = (Date.parse(customer.initialUntil ?? '') - start) / day
      assert(days >= 30 && days < 30.01, `${days} days`)
    }))
}
