import assert from 'node:assert/strict'
import { test } from 'node:test'
import { travelBook } from '#tests/fixtures/goods.ts'
import { generationsIn, withGeneration } from './processor-generation.ts'
import { SearchIndex } from './search-index.ts'

test('the generation of a processor is read from its model number', () => {
  for (const [line, generations] of [
    ['Processor: Intel Core i5-1335U', ['13thgen']],
    ['Processor: Intel Core i5-13420H, 8 cores', ['13thgen']],
    ['Processor: Intel Core i5-1035G1', ['10thgen']],
    ['Processor: Intel Core i5-8250U', ['8thgen']],
    ['Processor: Intel Core i3 7100', ['7thgen']],
    ['Processor: 12th Gen Intel Core i5-1235U', ['12thgen']],
    ['Processor: 12th Generation Intel Core i5', ['12thgen']],
    ['Processor: Intel Core Ultra 5 125H', []],
    ['Processor: AMD Ryzen 5 7530U', []],
  ] as const)
    assert.deepEqual(generationsIn(line), generations, line)
})

test('a generation is read wherever it stands in a search', () => {
  for (const [q, words] of [
    ['i5 10th gen laptop', 'i5 10thgen laptop'],
    ['core i5 12th generation', 'core i5 12thgen'],
    ['12th gen i5 laptop', '12thgen i5 laptop'],
    ['i5-13th gen', 'i5 13thgen'],
    ['i5 gen 13 laptop', 'i5 13thgen laptop'],
    ['i5 13 gen laptop', 'i5 13thgen laptop'],
    ['travelbook 14 gen 3', 'travelbook 14 gen 3'],
  ] as const)
    assert.equal(withGeneration(q), words, q)
})

test('a search for a generation finds its processors and those of no other', () => {
  const index = new SearchIndex()
  for (const [id, model] of Object.entries({ ten: 'i5-1035G1', thirteen: 'i5-1335U' })) {
    const { name, brand, category, stockStatus } = travelBook
    const entry = { id, brand, category, stockStatus, pricePaise: 0, sortPrice: 0, sortName: name }
    index.put(entry, { ...travelBook, specs: [`Processor: Intel Core ${model}`] })
  }
  const idsFor = (q: string) => index.find(q).hits.map(({ entry }) => entry.id)
  assert.deepEqual(idsFor('laptop 13thgen'), ['thirteen'])
  assert.deepEqual(idsFor('13thgen i5'), ['thirteen'])
  assert.deepEqual(idsFor('10thgen i5'), ['ten'])
  for (const q of ['13thgen i7', '12thgen laptop']) assert.equal(index.find(q).isNear, true, q)
})
