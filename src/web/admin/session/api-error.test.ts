import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusedResponse } from '#contract/refused-response.ts'
import { failureLine, refusalIn } from './api-error.ts'

test('a refusal that holds only one of its two texts is shown with that text', () => {
  assert.equal(refusalIn({ success: false, error: 'The shelf is full' }).text, 'The shelf is full')
  assert.equal(refusalIn({ success: false, message: 'Come back later' }).text, 'Come back later')
  assert.equal(refusalIn({ message: '', error: 'The shelf is full' }).text, 'The shelf is full')
})

test('the message of a refusal comes before its error', () => {
  assert.equal(refusalIn({ message: 'Come back later', error: 'Full' }).text, 'Come back later')
  const fields = { name: 'Name is required' }
  assert.deepEqual(refusalIn(refusedResponse('Please check', fields)), {
    text: 'Please check',
    fields,
  })
})

test('a response without a text, as of a gateway, has none', () => {
  for (const response of [undefined, null, 'Bad gateway', [], {}, { message: 7, error: {} }]) {
    assert.deepEqual(refusalIn(response), { text: '' })
  }
})

test('a failure in one line has one mark between its title and its detail', () => {
  const detail = 'No response.'
  assert.equal(failureLine({ title: 'Failed to save', detail }), 'Failed to save: No response.')
  assert.equal(failureLine({ title: 'Try again.', detail }), 'Try again. No response.')
  assert.equal(failureLine({ title: 'Not found' }), 'Not found')
})
