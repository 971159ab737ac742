import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashOfToken, newPassword, newToken } from './token.ts'

test('a token is 256 bits in letters that need no encoding anywhere', () => {
  const token = newToken()
  assert.match(token, /^[A-Za-z0-9_-]{43}$/)
  assert.equal(Buffer.from(token, 'base64url').length, 32)
})

test('ten thousand tokens and passwords are all different', () => {
  for (const make of [newToken, newPassword]) {
    assert.equal(new Set(Array.from({ length: 10_000 }, make)).size, 10_000)
  }
})

test('the hash of a token is its SHA-256, and the same each time', () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  assert.equal(hashOfToken('abc'), abc)
  assert.notEqual(hashOfToken('abd'), abc)
})

test('a made password has 20 letters and digits, none of which looks like another', () => {
  const made = Array.from({ length: 1000 }, newPassword)
  for (const password of made) assert.match(password, /^[A-HJ-NP-Za-km-z2-9]{20}$/)
  assert.equal(new Set(made.join('')).size, 57)
})

test('no character of a made password comes much more often than another', () => {
  const counts = new Map<string, number>()
  const text = Array.from({ length: 5000 }, newPassword).join('')
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  const even = text.length / 57
  for (const [character, count] of counts) {
    assert.ok(count > even * 0.8 && count < even * 1.25, `${character}: ${count} of ${even}`)
  }
})
