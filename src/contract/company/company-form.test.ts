import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movedCompany } from '#tests/fixtures/neem.ts'
import { firstErrors } from '../first-errors.ts'
import { companyDefaults } from '../site/site-profile.ts'
import { SaveCompanyForm } from './company-form.ts'
import { companyMessages } from './company.ts'

function errorsOf(changes: object) {
  const parsed = SaveCompanyForm.safeParse({ ...companyDefaults, version: 0, ...changes })
  return parsed.success ? {} : firstErrors(parsed.error.issues)
}

test('the company of a new site and a changed one can be saved as they are', () => {
  for (const profile of [companyDefaults, movedCompany]) {
    const { version: _, ...saved } = SaveCompanyForm.parse({ ...profile, version: 0 })
    assert.deepEqual(saved, profile)
  }
})

test('a GST number is stored in one way, and its check character is verified', () => {
  const typed = { ...companyDefaults, version: 0, gstin: '29aagcb7383 j1z4' }
  assert.equal(SaveCompanyForm.parse(typed).gstin, '29AAGCB7383J1Z4')
  assert.deepEqual(errorsOf({ gstin: '22AAAAA0000A1Z5' }), { gstin: companyMessages.gstinInvalid })
})

test('an address that is no web address is refused', () => {
  const { addressInvalid } = companyMessages
  for (const address of [
    'javascript:alert(1)',
    'JavaScript://x.example/%0aalert(1)',
    'data:text/html,x',
    'http://x.example/',
    '//x.example',
    'https://x',
    'https://user@x.example/',
    'https://x.example\\@evil.example',
  ]) {
    const errors = errorsOf({ social: [{ name: 'X', address }] })
    assert.deepEqual(errors, { social: addressInvalid }, address)
  }
})

test('marks that change the direction of text and line breaks are taken out of a line', () => {
  const typed = { ...companyDefaults, version: 0, name: 'Neem\u202e\u0000\n Office' }
  assert.equal(SaveCompanyForm.parse(typed).name, 'Neem Office')
})

test('a text that is missing or too long is refused with the name of its field', () => {
  assert.deepEqual(errorsOf({ name: ' ', tagline: 'x'.repeat(121) }), {
    name: 'Name is required',
    tagline: 'Tagline can have at most 120 characters',
  })
  assert.deepEqual(errorsOf({ phones: [] }), { phones: 'Phones: at least 1' })
  assert.deepEqual(errorsOf({ phones: [{ label: '', number: '12' }] }), {
    phones: companyMessages.phoneInvalid,
  })
  assert.deepEqual(errorsOf({ longitude: '' }), { latitude: companyMessages.placeHalf })
})

test('business hours name each day once, and end after they begin', () => {
  const hours = (...lines: string[][]) =>
    errorsOf({ hours: lines.map(([days = '', times = '']) => ({ days, times })) })
  const times = '9:00 AM-6:00 PM'
  assert.deepEqual(hours(['Mon-Fri', times], ['Fri', times]), {
    hours: companyMessages.daysInvalid,
  })
  assert.deepEqual(hours(['Fri-Mon', times]), { hours: companyMessages.daysInvalid })
  assert.deepEqual(hours(['Monday', times]), { hours: companyMessages.daysInvalid })
  assert.deepEqual(hours(['Mon', '6:00 PM-9:00 AM']), { hours: companyMessages.timesInvalid })
  assert.deepEqual(hours(['Mon', '25:00 AM-9:00 PM']), { hours: companyMessages.timesInvalid })
})
