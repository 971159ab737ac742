import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clearCharacters, drawnText } from './drawn-text.ts'

test('a drawn text holds one character for each number drawn, the first and the last included', () => {
  const asked: number[] = []
  const draws = [0, 56, 1]
  const text = drawnText(clearCharacters, 3, (below) => {
    asked.push(below)
    return draws[asked.length - 1] ?? 0
  })
  assert.equal(text, 'A9B')
  assert.deepEqual(asked, [57, 57, 57])
})

test('no two characters that are drawn from look alike, and none comes twice', () => {
  assert.doesNotMatch(clearCharacters, /[0O1Il]/)
  assert.equal(new Set(clearCharacters).size, clearCharacters.length)
})
