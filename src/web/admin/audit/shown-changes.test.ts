import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditKinds, auditKindText } from '#contract/audit/audit-event.ts'
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

test('the audit names the changed fields of a customer as the form does', () => {
  const shown = (to: string) => {
    const changes = [{ field: 'fields', from: null, to }]
    return shownChanges({ action: 'customer-record.changed', changes })
  }
  const fields = [{ field: 'Fields', from: null, to: 'Name, E-mails, GST numbers' }]
  assert.deepEqual(shown('name, emails, gstNumbers'), fields)
  assert.deepEqual(shown('Name, E-mails, GST numbers'), fields)
})

test('the audit shows moments as the office writes them', () => {
  const publishAt = { field: 'publishAt', from: null, to: '2026-11-28T04:30:00.000Z' }
  assert.deepEqual(
    shownChanges({ action: 'product.changed', changes: [publishAt] })[0]?.to,
    '28 Nov 2026, 10:00 am',
  )
})

test('the audit shows prices and percentages as the screens do, and leaves out ids', () => {
  const price = { field: 'price', from: '214200', to: '238000' }
  const note = { field: 'note', from: '01M8HBJ67CYQ4V2N0XT5ZK9RAE', to: null }
  const changes = [price, note]
  assert.deepEqual(shownChanges({ action: 'product.changed', changes }), [
    { field: 'Price', from: '₹2,14,200', to: '₹2,38,000' },
  ])
  assert.deepEqual(shownChanges({ action: 'customer-record.note-deleted', changes: [note] }), [])
})

test('no two kinds of the audit differ by their plural alone', () => {
  const texts = auditKinds.map((kind) => auditKindText(kind))
  assert(texts.includes('API key'))
  assert.equal(new Set(texts).size, texts.length)
  const words = new Set(texts.map((text) => text.toLowerCase()))
  for (const text of words) {
    const plural = text.endsWith('y') ? text.replace(/y$/, 'ies') : `${text}s`
    assert(!words.has(plural), plural)
  }
})
