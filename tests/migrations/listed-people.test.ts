import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findCustomerRecords } from '#domain/customer-directory/find-customer-records.ts'
import { addOwnPerson } from '#domain/customers/own-people.ts'
import { migrations } from '#migrations/migrations.ts'
import { migrate } from '#platform/database/migrate.ts'
import { customerIdOf, openAccount, ramesh, sunita } from '../fixtures/customers.ts'
import { testEngines } from '../test-databases.ts'
import { inEmptyWorld } from '../world.ts'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '097'))

for (const engine of testEngines) {
  test(`people whom customers listed before the upgrade are found after it (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app, database }) => {
      await migrate(database, before)
      await openAccount(app, ramesh)
      await addOwnPerson(app, await customerIdOf(app, ramesh), sunita)
      await app.db.updateTable('customerRecords').set({ searchText: 'ramesh' }).execute()
      await migrate(database, migrations)
      for (const q of ['ramesh', 'SUNITA', sunita.email, '98450 55555']) {
        const found = await findCustomerRecords(app.db, { q, page: 1, limit: 9 })
        assert.equal(found.length, 1, q)
      }
    })
  })
}
