import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keysOf } from '#contract/keys-of.ts'
import { emptyProduct, differingFields as differingProducts } from '../products/product-values.ts'
import { mergeVersions } from './merge-versions.ts'

const base = { price: '100', warranty: '1 year', brand: 'Brindal' }
type Values = typeof base

function differing(one: Values, other: Values) {
  return keysOf(one).filter((field) => one[field] !== other[field])
}

test('a field that only the other person has changed has their value after a merge', () => {
  const mine = { ...base, warranty: '3 years' }
  const theirs = { ...base, price: '120' }
  assert.deepEqual(mergeVersions({ base, mine, theirs, differing }), {
    values: { price: '120', warranty: '3 years', brand: 'Brindal' },
    taken: ['price'],
    colliding: [],
  })
})

test('a field that both have changed stays as it was typed, and is a collision', () => {
  const mine = { ...base, price: '90', warranty: '3 years' }
  const theirs = { ...base, price: '120', brand: 'Kaveri' }
  assert.deepEqual(mergeVersions({ base, mine, theirs, differing }), {
    values: { price: '90', warranty: '3 years', brand: 'Kaveri' },
    taken: ['brand'],
    colliding: ['price'],
  })
})

test('a field to which both have given the same value is no collision', () => {
  const both = { ...base, price: '120' }
  const { taken, colliding } = mergeVersions({ base, mine: both, theirs: both, differing })
  assert.deepEqual([taken, colliding], [[], []])
})

test('the images and the specifications of a product are one field each in a merge', () => {
  const picture = { url: '/1.webp', originalName: '1.png', thumbnail: '/1-small.webp' }
  const product = { ...emptyProduct, specs: ['RAM: 8 GB', 'SSD: 256 GB'] }
  const theirs = { ...product, specs: ['RAM: 16 GB', 'SSD: 256 GB'], images: [picture] }
  const mine = { ...product, specs: ['RAM: 8 GB', 'SSD: 512 GB'] }
  const versions = { base: product, mine, theirs, differing: differingProducts }
  const merged = mergeVersions(versions)
  assert.deepEqual(merged.values, { ...mine, images: [picture] })
  assert.deepEqual([merged.taken, merged.colliding], [['images'], ['specs']])
})

test('images that are chosen and not stored yet collide with images that somebody else has stored', () => {
  const picture = { url: '/1.webp', originalName: '1.png', thumbnail: '/1-small.webp' }
  const theirs = { ...emptyProduct, images: [picture] }
  const { taken, colliding } = mergeVersions({
    base: emptyProduct,
    mine: emptyProduct,
    theirs,
    differing: differingProducts,
    touched: ['images'],
  })
  assert.deepEqual([taken, colliding], [[], ['images']])
})
