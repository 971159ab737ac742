import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusedCsv } from './refused-customers.ts'

const facts = { changes: [], warning: null }

test('the file of refused rows of customers has their cells and all reasons, without earlier reasons', () => {
  const text = refusedCsv({
    heads: ['Company', 'Reason', 'Phone'],
    rows: [
      { ...facts, row: 2, outcome: 'created', customer: 'A', faults: [], cells: [] },
      {
        ...facts,
        row: 3,
        outcome: 'refused',
        customer: 'Blue Hill',
        faults: [
          { column: 'Phone', reason: 'Too short' },
          { column: '', reason: 'Belongs to several' },
        ],
        cells: ['Blue Hill', 'earlier', '=12'],
      },
    ],
  })
  assert.equal(
    text,
    "\uFEFFCompany,Phone,Reason\r\nBlue Hill,'=12,Phone: Too short; Belongs to several\r\n",
  )
})
