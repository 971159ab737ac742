import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentNameOf, shortenedAtWord } from './file-name.ts'

test('the name of a sent file is whole up to 200 characters, and a longer one keeps its extension', () => {
  const longest = `${'x'.repeat(196)}.png`
  assert.equal(sentNameOf(longest), longest)
  assert.equal(sentNameOf(`C:\\fake\\x${longest}`), longest)
  const smiles = sentNameOf(`a${'😀'.repeat(200)}.jpeg`)
  assert.equal(smiles, `a${'😀'.repeat(97)}.jpeg`)
  assert(smiles.isWellFormed())
  assert.equal(sentNameOf('y'.repeat(300)), 'y'.repeat(200))
})

test('a name is shortened between two words, and within a word that is too long alone', () => {
  assert.equal(shortenedAtWord('Kaveri TravelBook 14', 20), 'Kaveri TravelBook 14')
  assert.equal(shortenedAtWord('Kaveri TravelBook 14', 17), 'Kaveri TravelBook')
  assert.equal(shortenedAtWord('Kaveri, TravelBook 14', 16), 'Kaveri')
  assert.equal(shortenedAtWord('x'.repeat(30), 16), 'x'.repeat(16))
  assert.equal(shortenedAtWord('😀'.repeat(9), 5), '😀😀')
})
