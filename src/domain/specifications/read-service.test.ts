import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readService } from './read-service.ts'

test('a warranty that is refused or sold onsite is no onsite warranty', () => {
  for (const text of [
    '3 years carry-in, no onsite',
    '1 year, onsite not included',
    '3 years (not on-site)',
    '1 year without any onsite service',
    '3 years non-onsite',
    'on-site optional',
    'Support: On-site upgrade available at extra cost',
  ]) {
    assert.equal(readService(text, []), '', text)
    assert.equal(readService('', [`Warranty: ${text}`]), '', text)
  }
})

test('an onsite warranty remains one beside what is said of other things', () => {
  for (const [text, service] of [
    ['3 years on-site', 'Onsite'],
    ['3 years onsite, accidental damage not included', 'Onsite'],
    ['No battery cover; 3 years on-site', 'Onsite'],
    ['1 year onsite, NBD at extra cost', 'Onsite'],
    ['3 years on-site, NBD', 'Next business day'],
  ] as const)
    assert.equal(readService(text, []), service, text)
})
