import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { migrations } from '#migrations/migrations.ts'
import { migrate } from '#platform/database/migrate.ts'
import { testEngines } from '../test-databases.ts'
import { inEmptyWorld } from '../world.ts'

const at = '2026-10-02T10:00:00.000Z'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '096'))

for (const engine of testEngines) {
  test(`an import whose undo left products can be undone again after the upgrade (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app: { db }, database }) => {
      await migrate(database, before)
      await sql`
        insert into accounts (id, email, password_hash, password_changed_at, created_at)
        values ('asha', 'asha@tamarindit.example', 'hash', ${at}, ${at})
      `.execute(db)
      for (const [id, left] of [
        ['partly', 2],
        ['whole', 0],
      ] as const) {
        await sql`
          insert into product_imports (id, account_id, file_name, state, change_id, columns, rows,
            created, changed, unchanged, refused, applied, bytes, pictures, created_at)
          values (${id}, 'asha', 'list.csv', 'undone', ${id}, '[]', 3, 3, 0, 0, 0, 3, 0, '[]', ${at})
        `.execute(db)
        await sql`
          insert into audit (id, at, action, change_id, subject_id, after, number, hash)
          values (${id}, ${at}, 'products.import-undone', ${id}, ${id},
            ${JSON.stringify({ file: 'list.csv', undone: 3 - left, left })}, ${3 - left}, ${id})
        `.execute(db)
      }
      await migrate(database, migrations)
      const imports = await db
        .selectFrom('productImports')
        .select(['id', 'state', 'undone'])
        .orderBy('id')
        .execute()
      assert.deepEqual(imports, [
        { id: 'partly', state: 'partlyUndone', undone: 1 },
        { id: 'whole', state: 'undone', undone: 3 },
      ])
    })
  })
}
