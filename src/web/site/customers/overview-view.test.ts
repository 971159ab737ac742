import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnEnquiry } from '#contract/own-enquiries/own-enquiry.ts'
import { repliesText, subjectOf } from './overview-view.ts'

const message: OwnEnquiry = {
  reference: 'M-23456789',
  product: null,
  productId: null,
  quantity: null,
  products: [],
  message: 'Do you take old desktops\nback when we buy new ones?',
  name: null,
  status: 'received',
  createdAt: '2026-11-20T06:00:00.000Z',
  replies: [],
}

const reply = { at: '2026-11-21T06:00:00.000Z', subject: 'Re', text: 'Yes', attachments: [] }

test('an enquiry is listed by its product, and a message by its first words', () => {
  assert.equal(subjectOf({ ...message, product: 'Kaveri TravelBook 14' }), 'Kaveri TravelBook 14')
  assert.equal(subjectOf(message), 'Do you take old desktops back when we buy new ones?')
  const long = { ...message, message: 'Laptops for the school '.repeat(9) }
  assert.equal(subjectOf(long), 'Laptops for the school Laptops for the school Laptops for…')
  assert.equal(subjectOf({ ...message, message: 'x'.repeat(99) }), `${'x'.repeat(60)}…`)
})

test('a shortened message does not end with half of an emoji', () => {
  const withEmoji = { ...message, message: `${'x'.repeat(59)}🙂${'x'.repeat(30)}` }
  assert.equal(subjectOf(withEmoji), `${'x'.repeat(59)}…`)
})

test('a closed enquiry without a reply does not promise one', () => {
  assert.equal(repliesText(message), 'No reply yet')
  assert.equal(repliesText({ ...message, status: 'closed' }), 'No written reply')
  assert.equal(repliesText({ ...message, status: 'closed', replies: [reply] }), '1 reply')
})
