import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTotpSecret, totpAddress, totpCode, totpStepOf } from './totp.ts'

/** `12345678901234567890`, the key of the examples of RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('the codes are those of the examples of RFC 6238', () => {
  const examples: [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ]
  for (const [seconds, code] of examples) {
    assert.equal(totpCode(secret, Math.floor(seconds / 30)), code)
  }
})

test('a code fits half a minute before and after its time, and only once', () => {
  const step = 40_000_000
  const code = totpCode(secret, step)
  const at = (later: number) => new Date((step * 30 + later) * 1000)
  assert.equal(totpStepOf(secret, code, at(0), 0), step)
  assert.equal(totpStepOf(secret, code, at(-29), 0), step)
  assert.equal(totpStepOf(secret, code, at(59), 0), step)
  assert.equal(totpStepOf(secret, code, at(61), 0), undefined)
  assert.equal(totpStepOf(secret, code, at(-31), 0), undefined)
  assert.equal(totpStepOf(secret, code, at(0), step), undefined)
  for (const wrong of ['', '12345', `${code}0`, 'äöüäöü']) {
    assert.equal(totpStepOf(secret, wrong, at(0), 0), undefined, wrong)
  }
})

test('after the clock was set back by a day, codes work as before, each of them once', () => {
  const [before, step] = [40_002_880, 40_000_000]
  const at = new Date(step * 30_000)
  const code = totpCode(secret, step)
  assert.equal(totpStepOf(secret, code, at, before), step)
  assert.equal(totpStepOf(secret, code, at, step), undefined)
  assert.equal(totpStepOf(secret, code, at, step + 1), undefined)
})

test('each secret is another one of 160 bits, and its address names shop and account', () => {
  const made = newTotpSecret()
  assert.match(made, /^[A-Z2-7]{32}$/)
  assert.notEqual(made, newTotpSecret())
  const address = totpAddress(made, { issuer: 'Tamarind & Co', account: 'asha@tamarindit.example' })
  assert.equal(
    address,
    `otpauth://totp/Tamarind%20%26%20Co:asha%40tamarindit.example?secret=${made}&issuer=Tamarind%20%26%20Co`,
  )
})
