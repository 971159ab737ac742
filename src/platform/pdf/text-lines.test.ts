import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf } from './text-lines.ts'

/** Every letter is as wide as its size. */
function brokenAt(width: number, text: string, lines?: number) {
  const style = lines === undefined ? { size: 1 } : { size: 1, lines }
  return linesOf(text, width, style, ({ text: run }) => run.length)
}

const textsAt = (...parts: Parameters<typeof brokenAt>) =>
  brokenAt(...parts).map(({ text }) => text)

test('a compound word ends a line at its hyphen, and the first word is not alone before it', () => {
  const lines = brokenAt(16, 'Kaveri Document-Scanner Pro')
  assert.deepEqual(
    lines.map(({ text, isMidWord }) => [text, isMidWord]),
    [
      ['Kaveri Document-', true],
      ['Scanner Pro', false],
    ],
  )
})

test('short words with a hyphen stay in one line', () => {
  assert.deepEqual(textsAt(8, 'Port RJ-45 and Wi-Fi'), ['Port', 'RJ-45', 'and', 'Wi-Fi'])
})

test('a word that is longer than a line is broken at hyphens and slashes, else where the line ends', () => {
  assert.deepEqual(textsAt(10, 'Sheet A3-Scan-Unit/Feeder'), ['Sheet A3-', 'Scan-Unit/', 'Feeder'])
  assert.deepEqual(textsAt(5, 'abcdefghijkl'), ['abcde', 'fghij', 'kl'])
})

test('a text that is cut after so many lines ends with an ellipsis', () => {
  assert.deepEqual(textsAt(6, 'One two three four', 2), ['One', 'two…'])
})
