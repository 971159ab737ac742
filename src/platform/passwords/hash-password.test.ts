import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { test } from 'node:test'
import type { Unavailable } from '../unavailable.ts'
import { hashPassword, isPasswordOf, isPasswordOfAnybody } from './hash-password.ts'

test('a password fits its own hash and no other does', async () => {
  const stored = await hashPassword('filter-coffee-at-ten')
  assert.equal(await isPasswordOf(stored, 'filter-coffee-at-ten'), true)
  for (const other of [
    '',
    'filter-coffee-at-te',
    'filter-coffee-at-ten ',
    'Filter-coffee-at-ten',
    stored,
  ]) {
    assert.equal(await isPasswordOf(stored, other), false, other)
  }
})

test('a password has another hash each time, and no hash shows it', async () => {
  const password = 'filter-coffee-at-ten'
  const [one, two] = await Promise.all([hashPassword(password), hashPassword(password)])
  assert.notEqual(one, two)
  assert.ok(!one.includes(password) && !one.includes(Buffer.from(password).toString('base64url')))
})

test('a hash is argon2id at the cost that it names, which is at least 19 MiB and two passes', async () => {
  const stored = await hashPassword('masala-dosa-for-two')
  const [name, memory, passes, nonce = '', tag = ''] = stored.split('$')
  assert.equal(name, 'argon2id')
  assert.ok(Number(memory) >= 19 * 1024 && Number(passes) >= 2)
  const expected = argon2Sync('argon2id', {
    message: 'masala-dosa-for-two',
    nonce: Buffer.from(nonce, 'base64url'),
    parallelism: 1,
    tagLength: 32,
    memory: Number(memory),
    passes: Number(passes),
  })
  assert.equal(tag, expected.toString('base64url'))
  assert.equal(Buffer.from(nonce, 'base64url').length, 16)
})

test('a hash made at another cost still fits its password', async () => {
  const nonce = Buffer.alloc(16, 7)
  const cheap = {
    message: 'old password',
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 8192,
    passes: 3,
  }
  const tag = argon2Sync('argon2id', cheap).toString('base64url')
  assert.equal(
    await isPasswordOf(`argon2id$8192$3$${nonce.toString('base64url')}$${tag}`, 'old password'),
    true,
  )
})

test('a hash that was cut short fits nothing', async () => {
  const stored = await hashPassword('filter-coffee-at-ten')
  assert.equal(await isPasswordOf(stored.slice(0, -2), 'filter-coffee-at-ten'), false)
  assert.equal(
    await isPasswordOf(stored.slice(0, stored.lastIndexOf('$') + 1), 'filter-coffee-at-ten'),
    false,
  )
})

test('long passwords and those of any script count to their last character', async () => {
  const long = 'x'.repeat(1023)
  const [ofLong, ofHindi] = await Promise.all([
    hashPassword(`${long}a`),
    hashPassword('पासवर्ड-पासवर्ड'),
  ])
  assert.equal(await isPasswordOf(ofLong, `${long}b`), false)
  assert.equal(await isPasswordOf(ofHindi, 'पासवर्ड-पासवर्ड'), true)
})

test('many concurrent hashes are all computed, and reading a file does not wait for them', async () => {
  let made = 0
  const passwords = Array.from({ length: 20 }, (_, number) => `password number ${number}`)
  const hashing = passwords.map((password) => hashPassword(password).finally(() => made++))
  await stat(import.meta.filename)
  assert.ok(made <= 5, `${made} of 20 hashes came before the file`)
  const stored = await Promise.all(hashing)
  const fits = await Promise.all(stored.map((hash, at) => isPasswordOf(hash, passwords[at] ?? '')))
  assert.ok(fits.every(Boolean))
})

test('a password check that fails does not delay the others', { timeout: 20_000 }, async () => {
  const broken = Array.from({ length: 5 }, () => isPasswordOf('argon2id$19456$2$$', 'x'))
  const results = await Promise.allSettled([...broken, isPasswordOf('', 'x')])
  assert.ok(results.every((one) => one.status === 'rejected' || !one.value))
  assert.ok(await hashPassword('still here'))
})

test('no more than 50 checks wait, and the next is refused with the seconds to wait', async () => {
  const checks = await Promise.allSettled(
    Array.from({ length: 60 }, (_, number) => isPasswordOfAnybody(undefined, `guess ${number}`)),
  )
  const refused = checks.filter((check) => check.status === 'rejected')
  assert.equal(refused.length, 60 - 52)
  for (const { reason } of refused) {
    const { kind, message, retryAfterSeconds } = reason as Unavailable
    assert.equal(kind, 'unavailable')
    assert.match(message, /^Too many people are signing in right now/)
    assert.equal(retryAfterSeconds, 5)
  }
})
