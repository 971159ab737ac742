import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { canTakeDemoContent, findDemoRecord } from '#demo/demo-record.ts'
import type { Db } from '#domain/app.ts'
import { migrations } from '#migrations/migrations.ts'
import { migrate } from '#platform/database/migrate.ts'
import { testEngines } from '../test-databases.ts'
import { inEmptyWorld } from '../world.ts'

const at = '2026-10-02T10:00:00.000Z'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '018'))

for (const engine of testEngines) {
  test(`a database of the version before still has the record of its demo content (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app, database }) => {
      await migrate(database, before)
      await fill(app.db)
      await migrate(database, migrations)
      const record = await findDemoRecord(app.db)
      assert.deepEqual(record.products, ['demo'])
      assert.deepEqual(record.catalogues, ['catalogues/a.pdf'])
      assert.equal(await canTakeDemoContent(app.db), false)
    })
  })

  test(`a database without demo content gets no record of any (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app, database }) => {
      await migrate(database, before)
      await migrate(database, migrations)
      assert.deepEqual(await app.db.selectFrom('audit').selectAll().execute(), [])
      assert.equal(await canTakeDemoContent(app.db), true)
    })
  })
}

/** One demo product that is still there, one that was removed, one of the office, and two catalogues. */
async function fill(db: Db) {
  for (const id of ['demo', 'own']) {
    await sql`
      insert into products (id, name, brand, category, price_paise, sort_price, model_no, warranty,
        stock_status, description, specs, sort_name, search_text, version, created_at, changed_at)
      values (${id}, 'Laptop', 'Kaveri', 'Laptops', 0, 0, 'K1', '1 year', 'In Stock', '', '[]',
        'laptop', 'laptop', 1, ${at}, ${at})
    `.execute(db)
  }
  for (const id of ['demo', 'removed']) {
    await sql`insert into demo_products (product_id, added_at) values (${id}, ${at})`.execute(db)
  }
  await sql`
    insert into catalogues (category, file_key, original_name, bytes, changed_at) values
      ('Laptops', 'catalogues/a.pdf', 'a.pdf', 1, ${at}),
      ('Printers', 'catalogues/own.pdf', 'own.pdf', 1, ${at})
  `.execute(db)
  await sql`
    insert into demo_catalogues (category, file_key) values
      ('Laptops', 'catalogues/a.pdf'), ('Printers', 'catalogues/replaced.pdf')
  `.execute(db)
}
