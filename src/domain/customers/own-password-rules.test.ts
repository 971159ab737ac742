import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customerMessages } from '#contract/customers/customer.ts'
import { ramesh } from '#tests/fixtures/customers.ts'
import { tamarind } from '#tests/fixtures/tamarind.ts'
import { weaknessOf } from './own-password-rules.ts'
import { findOwnWeakness } from './refuse-weak-own-password.ts'

const owner = { ...ramesh, userId: ramesh.gstNumber, company: tamarind.company }

function weakness(password: string) {
  return weaknessOf(password, owner)
}

test('a password of one repeated character or of spaces is refused', () => {
  for (const password of ['aaaaaaaa', '11111111', '        ', ' \t \t \t \t', 'ＡＡＡＡＡＡＡＡ']) {
    assert.equal(weakness(password), customerMessages.passwordRepeats, password)
  }
})

test('very common passwords are refused, however they are written', async () => {
  for (const password of [
    'password1',
    'PASSWORD',
    'P@ssword',
    '1234-5678',
    'qwerty123',
    'Pa$$word',
  ]) {
    assert.equal(await findOwnWeakness(password, owner), customerMessages.passwordCommon, password)
  }
})

test('a password with the GST number, the e-mail or its local part is refused', () => {
  for (const password of [
    '29zzzfz9999z1z9',
    'my 29ZZZFZ9999Z1Z9!',
    'ramesh@agarwaltraders.example',
    'Ramesh-1975',
  ]) {
    assert.equal(weakness(password), customerMessages.passwordHasUserId, password)
  }
})

test('a password with the name of the company is refused', () => {
  for (const password of ['Tamarind IT Solutions', 'tamarind2026']) {
    assert.equal(weakness(password), customerMessages.passwordHasCompany, password)
  }
})

test('words that belong to nobody make a password', async () => {
  for (const password of ['mangoes-in-may', 'Qx7pW2kd', 'चाय और समोसा', 'correct horse']) {
    assert.equal(await findOwnWeakness(password, owner), undefined, password)
  }
})

test('an account without GST number and e-mail of three letters refuses only what it has', () => {
  const short = { userId: 'al@b.in', gstNumber: null, email: 'al@b.in', company: tamarind.company }
  assert.equal(weaknessOf('royal-mail-box', short), undefined)
  assert.equal(weaknessOf('xx al@b.in xx', short), customerMessages.passwordHasUserId)
})
