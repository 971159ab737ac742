import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#domain/app.ts'
import { findProductRecord } from '#domain/products/find-products.ts'
import { migrations } from '#migrations/migrations.ts'
import { migrate } from '#platform/database/migrate.ts'
import { testEngines } from '../test-databases.ts'
import { inEmptyWorld } from '../world.ts'

const at = '2026-10-02T10:00:00.000Z'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '020'))

for (const engine of testEngines) {
  test(`a product of the version before has no HSN code and a GST rate of 18 % (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app: { db }, database }) => {
      await migrate(database, before)
      await addLaptop(db)
      await migrate(database, migrations)
      const product = await findProductRecord(db, 'p1')
      assert.equal(product?.hsnCode, '')
      assert.equal(product.gstRate, 18)
      await assert.rejects(sql`update products set hsn_code = '84713'`.execute(db))
      await assert.rejects(sql`update products set gst_basis_points = 10001`.execute(db))
    })
  })
}

async function addLaptop(db: Db) {
  await sql`
    insert into products (id, name, brand, category, price_paise, sort_price, model_no, warranty,
      stock_status, description, specs, sort_name, search_text, version, created_at, changed_at)
    values ('p1', 'Kaveri', 'Kaveri', 'Laptops', 100, 100, 'K-1', '1 year', 'In Stock', 'Light.', '[]',
      'kaveri', 'kaveri', 1, ${at}, ${at})
  `.execute(db)
}
