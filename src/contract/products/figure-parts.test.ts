import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figureParts } from './figure-parts.ts'

function figuresOf(text: string) {
  return figureParts(text).filter((_, i) => i % 2 === 1)
}

test('factors stay together with their sign, their brackets and their unit', () => {
  assert.deepEqual(figuresOf('13.3-inch WQXGA (2560 × 1600) IPS'), ['13.3-inch', '(2560 × 1600)'])
  assert.deepEqual(figuresOf('356 × 235 × 17.9 mm with feet'), ['356 × 235 × 17.9 mm'])
})

test('a figure stays together with its unit, and with what a hyphen joins to it', () => {
  assert.deepEqual(figuresOf('16 GB DDR4-3200'), ['16 GB', 'DDR4-3200'])
  assert.deepEqual(figuresOf('Intel Core i5-1335U, 64-bit'), ['i5-1335U,', '64-bit'])
  assert.deepEqual(figuresOf('5,600 MHz'), ['5,600 MHz'])
})

test('words, figures alone and long model numbers may break', () => {
  for (const text of [
    '',
    'Wi-Fi',
    'Windows 11 Pro',
    'AMD Ryzen 8840U',
    'RE-IC-BHARAT-15PRO-2026/DOCK+BAT+3Y',
  ])
    assert.deepEqual(figureParts(text), [text])
})

test('the parts of a value are the value', () => {
  const text = '512 GB M.2 NVMe SSD (1 of 2 slots), 24 × 4 MP dome'
  assert.equal(figureParts(text).join(''), text)
})
