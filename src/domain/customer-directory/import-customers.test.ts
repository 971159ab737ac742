import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importLimits, importMessages } from '#contract/customer-directory/customer-import.ts'
import { submissionMessages } from '#contract/submissions/submission.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { bookOf } from '#tests/fixtures/product-files.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { findCustomerRecord } from './find-customer-record.ts'
import { findCustomerRecords } from './find-customer-records.ts'
import { importCustomers } from './import-customers.ts'
import { findCustomerNotes } from './note-on-customer.ts'

const here = { address: '203.0.113.7' }
const whole = { page: 1, limit: 100 }
const heads = 'name,company,email,phone,gstNumber,notes'

async function openImport(world: World) {
  const { app, dataDir } = world
  const by = await addAdministrator(app, asha)
  return async (lines: string[] | string | Buffer, { dryRun = false } = {}) => {
    const text = Array.isArray(lines) ? [heads, ...lines].join('\r\n') : lines
    const path = join(dataDir, 'customers.csv')
    await writeFile(path, text)
    const upload = { path, bytes: text.length, originalName: 'customers.csv' }
    return importCustomers(app, by, { upload, dryRun })
  }
}

testOnEachEngine('a check names the columns that are not used', async (world) => {
  const importFile = await openImport(world)
  const file = 'Party Name,Mobile,Credit limit,,GSTIN\r\nLakeview Mills,9845012345,5000,,'
  const { rows, leftOut } = await importFile(file, { dryRun: true })
  assert.deepEqual(leftOut, ['Credit limit'])
  assert.equal(rows[0]?.customer, 'Lakeview Mills')
})

testOnEachEngine(
  'each row of an imported file is accounted for, and a check stores nothing',
  async (world) => {
    const { app } = world
    const importFile = await openImport(world)
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const { email, name, company } = laptopsForTheOffice
    const lines = [
      'Kavya,Coffee Works,kavya@coffee.example,98450 77777,,"Likes ""green"", and calls"',
      `${name},${company},${email.toUpperCase()},+919845012345,,`,
      `,Lakeview Mills,${email},,,`,
      ',,,,,nobody',
      'Asha,,no e-mail,,,',
      ',,,12,,',
      ',,,,29ZZZFZ9999Z1Z8,',
      `Kavya,,${email},9845077777,,`,
      'Kavya,,kavya@coffee.example,,29ZZZFZ9999Z1Z9,',
    ]
    const checked = await importFile(lines, { dryRun: true })
    assert.deepEqual(
      checked.rows.map(({ row, outcome, faults }) => [row, outcome, faults]),
      [
        [2, 'created', []],
        [3, 'unchanged', []],
        [4, 'changed', []],
        [5, 'refused', [{ column: '', reason: importMessages.noKey }]],
        [6, 'refused', [{ column: 'email', reason: 'Please enter a valid email address' }]],
        [7, 'refused', [{ column: 'phone', reason: submissionMessages.phoneInvalid }]],
        [8, 'refused', [{ column: 'gstNumber', reason: importMessages.gstInvalid }]],
        [9, 'refused', [{ column: '', reason: importMessages.severalCustomers }]],
        [10, 'changed', []],
      ],
    )
    assert.deepEqual(checked.counts, { created: 1, changed: 2, unchanged: 1, refused: 5 })
    assert.equal((await findCustomerRecords(app.db, whole)).length, 1)
    const { counts, rows } = await importFile(lines)
    assert.deepEqual(
      { counts, rows, heads: heads.split(','), leftOut: [], importId: null },
      checked,
    )
    const [kavya, ...others] = await findCustomerRecords(app.db, { ...whole, q: 'coffee works' })
    assert(kavya)
    assert.deepEqual(others, [])
    assert.equal(kavya.gstNumber, '29ZZZFZ9999Z1Z9')
    const [note] = await findCustomerNotes(app.db, kavya.id, whole)
    assert.equal(note?.text, 'Likes "green", and calls')
    const [lakeview] = await findCustomerRecords(app.db, { ...whole, q: 'lakeview mills' })
    assert.equal((await findCustomerRecord(app.db, lakeview?.id ?? '')).company, 'Lakeview Mills')
    const again = await importFile(lines.slice(0, 1))
    assert.deepEqual(again.counts, { created: 0, changed: 0, unchanged: 1, refused: 0 })
  },
)

testOnEachEngine(
  'the check of a file of customers shows the old and the new value of each change',
  async (world) => {
    const { app } = world
    const importFile = await openImport(world)
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const { email, name, company } = laptopsForTheOffice
    const checked = await importFile(
      [
        `Kavya,Lakeview Mills,${email};kavya@coffee.example,,,Calls on Mondays`,
        `Kavya,,kavya@coffee.example,,,`,
        'Ravi,,ravi@blue.example,,,',
        ',Blue Hill,ravi@blue.example,98450 77777,,',
      ],
      { dryRun: true },
    )
    assert.deepEqual(
      checked.rows.map(({ changes }) => changes),
      [
        [
          { column: 'Name', before: name, after: 'Kavya' },
          { column: 'Company', before: company ?? '', after: 'Lakeview Mills' },
          { column: 'Note added', before: null, after: 'Calls on Mondays' },
          { column: 'E-mail added', before: null, after: 'kavya@coffee.example' },
        ],
        [],
        [],
        [
          { column: 'Company', before: '', after: 'Blue Hill' },
          { column: 'Phone added', before: null, after: '+919845077777' },
        ],
      ],
    )
    assert(checked.rows.every(({ warning }) => warning === null))
  },
)

testOnEachEngine(
  'the check of a file of customers warns where only the phone number is known and the name is another',
  async (world) => {
    const importFile = await openImport(world)
    await importFile(['Kavya,Coffee Works,kavya@coffee.example,98450 77777,,', ',,,98450 88888,,'])
    const { rows } = await importFile(
      [
        'Ravi,,ravi@blue.example,98450 77777,,',
        'Ravi K,,,98450 77777,,',
        'Ravi,,,98450 77777,,Calls on Mondays',
        'Meera,,kavya@coffee.example,98450 77777,,',
        'Asha,,,98450 88888,,',
      ],
      { dryRun: true },
    )
    assert.deepEqual(
      rows.map(({ warning }) => warning),
      [
        importMessages.phoneOnly('Kavya, Coffee Works'),
        importMessages.phoneOnly('Ravi, Coffee Works'),
        importMessages.phoneOnly('Ravi K, Coffee Works'),
        null,
        null,
      ],
    )
  },
)

testOnEachEngine(
  'each refused row of a file of customers has all of its faults, and its cells as they were typed',
  async (world) => {
    const importFile = await openImport(world)
    const file =
      'Party Name,E-mail,Mobile,GSTIN,Credit limit,Remarks\r\n' +
      'Blue Hill,"ravi@blue.example; nobody",12,29ZZZFZ9999Z1Z8,5000,#REF!\r\n' +
      'Lakeview Mills,office@lake.example,,,,'
    const { rows, heads, leftOut } = await importFile(file, { dryRun: true })
    assert.deepEqual(rows[0]?.faults, [
      { column: 'Remarks', reason: '#REF! is an error of the spreadsheet' },
      { column: 'GSTIN', reason: importMessages.gstInvalid },
      { column: 'E-mail', reason: 'nobody: Please enter a valid email address' },
      { column: 'Mobile', reason: submissionMessages.phoneInvalid },
    ])
    const { cells } = rows[0]
    assert.deepEqual(
      [heads[4], cells[1], cells[4]],
      ['Credit limit', 'ravi@blue.example; nobody', '5000'],
    )
    assert.deepEqual(rows[1]?.cells, [])
    assert.deepEqual(leftOut, ['Credit limit'])
  },
)

testOnEachEngine('the reasons in a corrected file of refused rows are not read', async (world) => {
  const importFile = await openImport(world)
  const { rows, leftOut } = await importFile('email,Reason\r\nravi@blue.example,wrong', {
    dryRun: true,
  })
  assert.deepEqual([rows[0]?.outcome, leftOut], ['created', []])
})

testOnEachEngine('customers are imported from an Excel workbook as from CSV', async (world) => {
  const { app } = world
  const importFile = await openImport(world)
  const book = await bookOf([
    ['Party Name', 'E-mail', 'Mobile'],
    ['Coffee Works', 'kavya@coffee.example', '9845077777'],
    ['Blue Hill', 'nobody', ''],
  ])
  const { counts, rows } = await importFile(book)
  assert.deepEqual(counts, { created: 1, changed: 0, unchanged: 0, refused: 1 })
  assert.deepEqual(rows[1]?.cells, ['Blue Hill', 'nobody', ''])
  const [kavya] = await findCustomerRecords(app.db, whole)
  assert.deepEqual([kavya?.company, kavya?.phone], ['Coffee Works', '+919845077777'])
})

testOnEachEngine('an enquiry after an import belongs to the imported customer', async (world) => {
  const { app } = world
  const importFile = await openImport(world)
  await importFile([`,Blue Hill,,${oneMoreQuestion.phone},,`])
  await receiveEnquiry(app, oneMoreQuestion, here)
  const [only, ...others] = await findCustomerRecords(app.db, whole)
  assert.deepEqual([only?.company, only?.enquiries, others.length], ['Blue Hill', 1, 0])
})

testOnEachEngine('a downloaded list of customers is imported unchanged', async (world) => {
  const { app } = world
  const importFile = await openImport(world)
  await receiveEnquiry(app, laptopsForTheOffice, here)
  const { name, company, email, phone } = laptopsForTheOffice
  const { counts } = await importFile(
    `\uFEFFName;Company;E-mail;Email;Phone;GST number;Enquiries\r\n${name};${company};;${email};'${phone};;1\r\n`.replace(
      'E-mail;',
      'Other;',
    ),
  )
  assert.deepEqual(counts, { created: 0, changed: 0, unchanged: 1, refused: 0 })
})

testOnEachEngine(
  'a title above the heads of a file of customers is left out, and rows keep their numbers',
  async (world) => {
    const importFile = await openImport(world)
    const titled = `Customers of the shop\r\n\r\n${heads}\r\nKavya,,kavya@coffee.example,,,`
    const checked = await importFile(titled, { dryRun: true })
    assert.deepEqual(
      checked.rows.map(({ row, outcome }) => [row, outcome]),
      [[4, 'created']],
    )
  },
)

testOnEachEngine(
  'the columns of a file of customers may have the names that other programs give them',
  async (world) => {
    const { app } = world
    const importFile = await openImport(world)
    await importFile(
      'Customer Name,Mobile No.,Contact number,GSTIN,Phone\r\nKavya,98450 00001,98450 00002,29ZZZFZ9999Z1Z9,98450 77777',
    )
    const records = await findCustomerRecords(app.db, whole)
    assert.deepEqual(
      records.map(({ name, phone, gstNumber }) => [name, phone, gstNumber]),
      [['Kavya', '+919845077777', '29ZZZFZ9999Z1Z9']],
    )
  },
)

testOnEachEngine('a file that is no list of customers is refused', async (world) => {
  const importFile = await openImport(world)
  for (const [text, message] of [
    ['name,company\r\nA,B', importMessages.heads],
    ['', importMessages.heads],
    [heads, importMessages.noRows],
    ['email,email\r\na@b.example,', importMessages.twice],
    ['email\r\n"a@b.example', /in row 2 a quotation mark is never closed/],
    ['email\r\n\u0000', /This file is no table/],
    [`email\r\n${'a@b.example\r\n'.repeat(importLimits.rows + 1)}`, importMessages.tooMany],
  ] as const) {
    await assert.rejects(importFile(text), { kind: 'invalid', message })
  }
})

testOnEachEngine('a file of as many rows as there can be is imported', async (world) => {
  const { app } = world
  const importFile = await openImport(world)
  const lines = Array.from({ length: importLimits.rows }, (_, at) => {
    const number = String(at).padStart(4, '0')
    return `Person ${number},Company ${number},p${number}@company${number}.example,98${number}1234,,`
  })
  const { counts } = await importFile(lines)
  assert.equal(counts.created, importLimits.rows)
  const { counts: again } = await importFile(lines)
  assert.equal(again.unchanged, importLimits.rows)
  const found = await findCustomerRecords(app.db, { ...whole, q: 'company 4999' })
  assert.equal(found.length, 1)
})
