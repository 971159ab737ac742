import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExclusions } from './need-exclusions.ts'

function exclusionsIn(q: string) {
  const text = { rest: ` ${q} `, taken: [] }
  const words = readExclusions(text)
  return { words, left: text.rest.replaceAll(/[|\s]+/g, ' ').trim() }
}

test('a bare no before a number of a product leaves nothing out', () => {
  for (const q of [
    'toner no tn2365',
    'cartridge no lk88a',
    'product no tb14g3',
    'code no lx200',
    'sl no abc',
    'quote no ab12',
    'printer no m126nw',
  ])
    assert.deepEqual(exclusionsIn(q), { words: [], left: q })
})

test('all that is named behind one without is left out, as one thing or as several', () => {
  for (const [q, words, left] of [
    ['laptop without windows or dos', ['windows', 'dos'], 'laptop'],
    ['laptop without windows and bag', ['windows', 'bag'], 'laptop'],
    ['printer without adf or wifi', ['adf', 'wifi'], 'printer'],
    ['printer without adf nor wifi under 20000', ['adf', 'wifi'], 'printer under 20000'],
    ['laptop without ms office', ['ms office'], 'laptop'],
    ['camera without sd card', ['sd card'], 'camera'],
    ['camera without memory card', ['memory card'], 'camera'],
    ['laptop without backlit keyboard', ['backlit keyboard'], 'laptop'],
  ] as const)
    assert.deepEqual(exclusionsIn(q), { words, left }, q)
})

test('words that are wanted beside an exclusion remain in the search', () => {
  for (const [q, left] of [
    ['laptop without windows and with bag', 'laptop and with bag'],
    ['laptop without windows and ssd', 'laptop and ssd'],
    ['laptop without windows and good battery life', 'laptop and good battery life'],
    ['laptop without windows or 16gb', 'laptop or 16gb'],
  ] as const)
    assert.deepEqual(exclusionsIn(q), { words: ['windows'], left }, q)
})

test('a hyphen leaves a word out, and none behind a number or before a unit', () => {
  assert.deepEqual(exclusionsIn('laptop -gaming'), { words: ['gaming'], left: 'laptop' })
  for (const q of ['laptop 14 -inch', 'windows 11 -pro', 'monitor hdmi -vga', 'laptop -core i5'])
    assert.deepEqual(exclusionsIn(q), { words: [], left: q })
})

test('not, except and other than leave out what follows them', () => {
  for (const [q, words, left] of [
    ['laptop not kaveri', ['kaveri'], 'laptop'],
    ['laptop but not kaveri', ['kaveri'], 'laptop'],
    ['laptop but no touch', ['touch'], 'laptop'],
    ['not kaveri laptop', ['kaveri'], 'laptop'],
    ['i5 laptop 16gb not kaveri', ['kaveri'], 'i5 laptop 16gb'],
    ['laptops except kaveri', ['kaveri'], 'laptops'],
    ['laptops except for kaveri and brindal', ['kaveri', 'brindal'], 'laptops'],
    ['laptop other than kaveri', ['kaveri'], 'laptop'],
    ['laptop not refurbished', ['refurbished'], 'laptop'],
    ['laptop should not have windows', ['windows'], 'laptop'],
    ['laptop do not want i3', ['i3'], 'laptop'],
  ] as const)
    assert.deepEqual(exclusionsIn(q), { words, left }, q)
})

test('not before a price, a stock or a need leaves nothing out', () => {
  for (const q of [
    'laptop not more than 50000',
    'laptop not above 50000',
    'laptop not exceeding 50000',
    'laptop not in stock',
    'laptop not out of stock',
    'laptop not available',
  ])
    assert.deepEqual(exclusionsIn(q), { words: [], left: q })
  for (const q of ['laptop do not need windows', "laptop don't need windows 11"])
    assert.deepEqual(exclusionsIn(q), { words: [], left: 'laptop' })
})
