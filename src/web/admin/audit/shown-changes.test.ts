import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownChanges } from './shown-changes.ts'

test('the audit names fields and statuses as the screens do', () => {
  const assigned = { field: 'assigneeId', from: null, to: 'asha@example.com' }
  const answered = { field: 'status', from: 'pending', to: 'responded' }
  assert.deepEqual(
    shownChanges({ action: 'enquiry.status-changed', changes: [assigned, answered] }),
    [
      { field: 'Assignee', from: null, to: 'asha@example.com' },
      { field: 'Status', from: 'New', to: 'In Progress' },
    ],
  )
  const code = { field: 'hsnCode', from: '8471', to: '8472' }
  const status = { field: 'status', from: 'pending', to: 'suspended' }
  assert.deepEqual(shownChanges({ action: 'product.changed', changes: [code, status] }), [
    { field: 'HSN Code', from: '8471', to: '8472' },
    { field: 'Status', from: 'pending', to: 'suspended' },
  ])
  const phone = { field: 'whatsApp', from: null, to: '919876543210' }
  assert.equal(
    shownChanges({ action: 'company.changed', changes: [phone] })[0]?.field,
    'WhatsApp number',
  )
})

test('the audit shows moments as the office writes them', () => {
  const publishAt = { field: 'publishAt', from: null, to: '2026-11-28T04:30:00.000Z' }
  assert.deepEqual(
    shownChanges({ action: 'product.changed', changes: [publishAt] })[0]?.to,
    '28 Nov 2026, 10:00 am',
  )
})
