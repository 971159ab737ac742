import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gstNumberOf, isGstNumber } from './gst-number.ts'

const wellFormed = [
  '27AAPFU0939F1ZV',
  '29AAACH7409R1ZX',
  '32AADCK5978M1Z0',
  '27PNEA06819B1DE',
  '9922JPN29001OSU',
  '29AAGCB7383J1Z4',
  '29ZZZFZ9999Z1Z9',
  '29ZZZFZ9998Z1ZA',
  '27ZZZCZ9999Z1ZJ',
  '33ZZZPZ9999Z2ZY',
]

test('numbers of every kind are well formed, the one with check 0 too', () => {
  for (const number of wellFormed) assert.equal(isGstNumber(number), true, number)
})

test('any one character changed is noticed', () => {
  for (const number of wellFormed) {
    for (let at = 0; at < 15; at++) {
      const other = number.charAt(at) === '7' ? '8' : '7'
      const changed = `${number.slice(0, at)}${other}${number.slice(at + 1)}`
      assert.equal(isGstNumber(changed), false, changed)
    }
  }
})

test('a text that is no GST number is not well formed', () => {
  for (const text of [
    '',
    '22AAAAA0000A1Z5',
    '29ZZZFZ9999Z1Z',
    '29ZZZFZ9999Z1Z99',
    '00AAPFU0939F1ZV',
  ]) {
    assert.equal(isGstNumber(text), false, text)
  }
})

test('spaces, hyphens and small letters do not matter', () => {
  assert.equal(gstNumberOf(' 29zzz-fz 9999 Z1Z9 '), '29ZZZFZ9999Z1Z9')
  assert.equal(gstNumberOf('29\u2013ZZZFZ9999\u2011Z1Z9'), '29ZZZFZ9999Z1Z9')
})
