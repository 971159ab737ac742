import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomPassword } from './random-password.ts'

test('a generated password has 8 letters and digits that nobody mistakes, and is another one each time', () => {
  const passwords = Array.from({ length: 500 }, randomPassword)
  for (const password of passwords) assert.match(password, /^[A-HJ-NP-Za-km-z2-9]{8}$/)
  assert.equal(new Set(passwords).size, passwords.length)
})
