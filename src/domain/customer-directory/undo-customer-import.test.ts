import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importLimits, importMessages } from '#contract/customer-directory/customer-import.ts'
import { day, hour } from '#platform/clock/clock.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import type { App } from '../app.ts'
import { deleteEnquiry } from '../enquiries/delete-enquiry.ts'
import { purgeEnquiry } from '../enquiries/purge-enquiries.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { findCustomerRecord } from './find-customer-record.ts'
import { findCustomerRecords } from './find-customer-records.ts'
import { importCustomers } from './import-customers.ts'
import { mergeCustomers } from './merge-customers.ts'
import { noteOnCustomer } from './note-on-customer.ts'
import { findCustomerImports, forgetOldCustomerImports } from './stored-customer-imports.ts'
import { undoCustomerImport } from './undo-customer-import.ts'

const here = { address: '203.0.113.7' }
const whole = { page: 1, limit: 100 }

async function openImport({ app, dataDir, clock }: World) {
  const by = await addAdministrator(app, asha)
  await receiveEnquiry(app, laptopsForTheOffice, here)
  clock.pass(hour)
  return {
    by,
    async importLines(lines: string[]) {
      const text = ['name,company,email,phone,gstNumber,notes', ...lines].join('\n')
      const path = join(dataDir, 'customers.csv')
      await writeFile(path, text)
      const upload = { path, bytes: text.length, originalName: 'customers.csv' }
      const { importId } = await importCustomers(app, by, { upload, dryRun: false })
      clock.pass(1000)
      return importId ?? ''
    },
  }
}

/** All rows that an import or its undo may touch. */
async function stateOf({ db }: App) {
  const [records, keys, notes, doubles] = await Promise.all([
    db.selectFrom('customerRecords').selectAll().orderBy('id').execute(),
    db.selectFrom('customerRecordKeys').selectAll().orderBy('id').execute(),
    db.selectFrom('customerRecordNotes').selectAll().orderBy('id').execute(),
    db
      .selectFrom('customerRecordDoubles')
      .select(['recordId', 'otherId', 'reason'])
      .orderBy('recordId')
      .execute(),
  ])
  return { records, keys, notes, doubles }
}

async function findOne(app: App, q: string) {
  const [found] = await findCustomerRecords(app.db, { ...whole, q })
  assert(found)
  return found
}

testOnEachEngine(
  'the undo of an import of customers restores exactly what was there before',
  async (world) => {
    const { app } = world
    const { by, importLines } = await openImport(world)
    const { email } = laptopsForTheOffice
    const before = await stateOf(app)
    const id = await importLines([
      'Kavya,Coffee Works,kavya@coffee.example,98450 77777,29ZZZFZ9999Z1Z9,Calls back',
      `Renamed,Another Mill,${email},98450 88888,,Pays late`,
      `Branch,Second Coffee,branch@coffee.example,,,`,
    ])
    assert.deepEqual(
      (await findCustomerImports(app)).map(({ id, by, created, changed, undoneAt }) => [
        id,
        by,
        created,
        changed,
        undoneAt,
      ]),
      [[id, asha.email, 2, 1, null]],
    )
    assert.deepEqual(await undoCustomerImport(app, by, id), { restored: 3, left: [] })
    assert.deepEqual(await stateOf(app), before)
    const [undone] = await findCustomerImports(app)
    assert.notEqual(undone?.undoneAt, null)
    const { undoneBefore } = importMessages
    await assert.rejects(undoCustomerImport(app, by, id), {
      kind: 'conflict',
      message: undoneBefore,
    })
    await importLines(['Kavya,Coffee Works,kavya@coffee.example,98450 77777,,'])
    assert.equal((await findOne(app, 'coffee works')).name, 'Kavya')
  },
)

testOnEachEngine(
  'customers that somebody has changed since an import stay, and are named',
  async (world) => {
    const { app } = world
    const { by, importLines } = await openImport(world)
    const id = await importLines([
      'Kavya,Coffee Works,kavya@coffee.example,,,',
      'Noted,Noted Works,noted@works.example,,,',
      'Again,Again Works,again@works.example,,,',
      'Merged,Merged Works,merged@works.example,,,',
      'Kept,Kept Works,kept@works.example,,,',
      'Alone,Alone Works,alone@works.example,,,',
    ])
    await receiveEnquiry(app, { ...oneMoreQuestion, email: 'kavya@coffee.example' }, here)
    await noteOnCustomer(app, by, (await findOne(app, 'noted works')).id, 'A note')
    await importLines(['Once more,Again Works,again@works.example,,,'])
    await mergeCustomers(app, by, {
      keptId: (await findOne(app, 'kept works')).id,
      mergedId: (await findOne(app, 'merged works')).id,
    })
    const { restored, left } = await undoCustomerImport(app, by, id)
    assert.equal(restored, 1)
    assert.deepEqual(
      left.map(({ customer }) => customer).toSorted((one, other) => (one < other ? -1 : 1)),
      ['Again Works', 'Coffee Works', 'Kept Works', 'Merged Works', 'Noted Works'],
    )
    assert.deepEqual(await findCustomerRecords(app.db, { ...whole, q: 'alone works' }), [])
    assert.equal((await findOne(app, 'kept works')).company, 'Kept Works')
  },
)

testOnEachEngine(
  'the undo of an import does not bring back what was erased of a person, and names the customer',
  async (world) => {
    const { app, clock } = world
    const { by, importLines } = await openImport(world)
    const colleague = { ...oneMoreQuestion, phone: laptopsForTheOffice.phone }
    await receiveEnquiry(app, colleague, here)
    clock.pass(hour)
    const { id: recordId } = await findOne(app, laptopsForTheOffice.email)
    const importId = await importLines([`Renamed,Other Mill,${laptopsForTheOffice.email},,,`])
    await importLines(['Kavya,Coffee Works,kavya@coffee.example,,,'])
    const { id } = await app.db
      .selectFrom('enquiries')
      .select('id')
      .where('email', '=', laptopsForTheOffice.email)
      .executeTakeFirstOrThrow()
    await deleteEnquiry(app, by, id)
    await purgeEnquiry(app, by, id)
    const stored = await app.db.selectFrom('customerImportRecords').selectAll().execute()
    assert.doesNotMatch(JSON.stringify(stored), new RegExp(laptopsForTheOffice.name))
    await assert.rejects(undoCustomerImport(app, by, importId), {
      kind: 'conflict',
      message: importMessages.nothingToUndo,
    })
    assert.equal((await findCustomerRecord(app.db, recordId)).name, 'Renamed')
  },
)

testOnEachEngine(
  'an imported customer whose enquiry came while the import waited is left',
  async (world) => {
    const { app, clock } = world
    const { by, importLines } = await openImport(world)
    const id = await importLines([
      'Kavya,Coffee Works,kavya@coffee.example,,,',
      'Alone,Alone Works,alone@works.example,,,',
    ])
    await receiveEnquiry(app, { ...oneMoreQuestion, email: 'kavya@coffee.example' }, here)
    const long = new Date(clock.now().getTime() - day).toISOString()
    await app.db
      .updateTable('enquiries')
      .set({ createdAt: long })
      .where('email', '=', 'kavya@coffee.example')
      .execute()
    await app.db
      .deleteFrom('customerRecordKeys')
      .where('kind', '=', 'phone')
      .where('value', 'like', `%${oneMoreQuestion.phone.slice(-8)}`)
      .execute()
    const { left } = await undoCustomerImport(app, by, id)
    assert.deepEqual(
      left.map(({ customer }) => customer),
      ['Coffee Works'],
    )
  },
)

testOnEachEngine('an import of customers is forgotten after a month', async (world) => {
  const { app, clock } = world
  const { by, importLines } = await openImport(world)
  const id = await importLines(['Kavya,Coffee Works,kavya@coffee.example,,,'])
  clock.pass(importLimits.days * day)
  assert.deepEqual(await findCustomerImports(app), [])
  const { unknown } = importMessages
  await assert.rejects(undoCustomerImport(app, by, id), { kind: 'not-found', message: unknown })
  await forgetOldCustomerImports(app)
  const left = await app.db.selectFrom('customerImportRecords').selectAll().execute()
  assert.deepEqual(left, [])
  assert.equal((await findOne(app, 'coffee works')).name, 'Kavya')
})
