import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  choiceKinds,
  isNumberKind,
  numberKinds,
  specKinds,
  specLabel,
  specValueText,
} from './spec-kinds.ts'

test('a value is shown as the trade writes it', () => {
  const texts = [
    specValueText('memory', 16),
    specValueText('memory', 0.25),
    specValueText('storage', 2048),
    specValueText('hardDisk', 500),
    specValueText('screen', 15.6),
    specValueText('lumens', 4200),
    specValueText('channels', 16),
    specValueText('ports', 1),
    specValueText('warranty', 36),
    specValueText('warranty', 18),
    specValueText('va', 100_000),
    specValueText('processor', 'Intel Core i5'),
  ]
  assert.deepEqual(texts, [
    '16 GB',
    '256 MB',
    '2 TB',
    '500 GB',
    '15.6 inches',
    '4,200 lumens',
    '16 channels',
    '1 port',
    '3 years',
    '18 months',
    '1,00,000 VA',
    'Intel Core i5',
  ])
})

test('every kind of specification is a number or a choice, and has a label of its own', () => {
  const labels = specKinds.map(specLabel)
  assert.equal(new Set(labels).size, labels.length)
  const counted = Object.keys(numberKinds).length + Object.keys(choiceKinds).length
  assert.equal(specKinds.length, counted)
  assert.ok(isNumberKind('memory') && !isNumberKind('processor') && !isNumberKind('toString'))
})
