import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loomCard } from '#tests/fixtures/loom-card.ts'
import { withCardLines } from './card-lines.ts'

function linesOf(...specs: string[]) {
  return withCardLines({ ...loomCard, specs }).specs
}

test('a figure and its unit stand in one line of a card', () => {
  assert.deepEqual(linesOf('Memory: 16 GB DDR4'), ['Memory: 16\u00a0GB DDR4'])
})

test('a line that is too long for a card is shown up to its first comma', () => {
  assert.deepEqual(linesOf('Processor: Intel Core i5, ten cores, up to 4.6 GHz'), [
    'Processor: Intel Core i5',
  ])
})

test('a card without specifications shows how its description begins', () => {
  const lead = 'A cable for every desk, two metres long, with a lifetime warranty'
  assert.deepEqual(withCardLines({ ...loomCard, specs: [], lead }).specs, [lead])
})
