import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from './new-id.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('an id is 26 characters of Crockford base32', () => {
  for (let count = 0; count < 1000; count++) assert.match(newId(), /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/)
})

test('an id is a UUID of version 7 with the time of its making', () => {
  const before = Date.now()
  const bits = bitsOf(newId())
  assert.equal(bits.length, 128)
  const madeAt = Number.parseInt(bits.slice(0, 48), 2)
  assert.ok(madeAt >= before && madeAt <= Date.now(), new Date(madeAt).toISOString())
  assert.equal(bits.slice(48, 52), '0111')
  assert.equal(bits.slice(64, 66), '10')
})

test('a hundred thousand ids made at once are all different and sort as they were made', () => {
  const ids = Array.from({ length: 100_000 }, newId)
  assert.equal(new Set(ids).size, ids.length)
  const late = ids.findIndex((id, at) => id < (ids[at - 1] ?? ''))
  assert.equal(late, -1, `${ids[late]} comes after ${ids[late - 1]}`)
})

test('ids stay in order when the clock is set back', (context) => {
  const later = Date.now() + 60_000
  context.mock.timers.enable({ apis: ['Date'], now: later })
  const first = newId()
  context.mock.timers.setTime(later - 50_000)
  const second = newId()
  assert.ok(first < second, `${first} ${second}`)
})

test('the next id cannot be predicted from the last', () => {
  const [first = '', second = ''] = [newId(), newId()].map((id) => bitsOf(id).slice(66))
  const different = first.split('').filter((bit, at) => bit !== second[at]).length
  // Of 62 random bits 31 differ on average; fewer than 8 or more than 54 happen once in 10^9.
  assert.ok(different >= 8 && different <= 54, `${different} of 62 bits differ`)
})

/** The leading two of the 130 bits are always 0. */
function bitsOf(id: string) {
  const digits = id.split('').map((digit) => alphabet.indexOf(digit).toString(2).padStart(5, '0'))
  const bits = digits.join('')
  assert.equal(bits.slice(0, 2), '00')
  return bits.slice(2)
}
