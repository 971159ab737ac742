import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentNameOf } from './file-name.ts'

test('the name of a sent file is whole up to 200 characters, and a longer one keeps its extension', () => {
  const longest = `${'x'.repeat(196)}.png`
  assert.equal(sentNameOf(longest), longest)
  assert.equal(sentNameOf(`C:\\fake\\x${longest}`), longest)
  const smiles = sentNameOf(`a${'😀'.repeat(200)}.jpeg`)
  assert.equal(smiles, `a${'😀'.repeat(97)}.jpeg`)
  assert(smiles.isWellFormed())
  assert.equal(sentNameOf('y'.repeat(300)), 'y'.repeat(200))
})
