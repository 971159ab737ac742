import assert from 'node:assert/strict'
import { test } from 'node:test'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'
import { readWords } from './read-need.ts'

const categories = specifiedCategories.map((name) => ({ name }))

function readNeed(...asked: Parameters<typeof readWords>) {
  return readWords(...asked).need
}

function pricesOf(q: string) {
  const { minPrice, maxPrice } = readNeed(q, categories)?.conditions ?? {}
  return [minPrice, maxPrice]
}

for (const [words, prices] of [
  ['laptop under 60000', [undefined, 60_000]],
  ['laptop below ₹60,000', [undefined, 60_000]],
  ['laptop upto 60k', [undefined, 60_000]],
  ['laptop less than 1 lakh', [undefined, 100_000]],
  ['laptop above 1.5 lakhs', [150_000, undefined]],
  ['laptop 50000 to 80000', [50_000, 80_000]],
  ['laptop 50-80k', [50_000, 80_000]],
  ['laptop rs. 1,00,000', [undefined, 100_000]],
  ['laptop 40000 tak', [undefined, 40_000]],
  ['laptop around 50k', [40_000, 60_000]],
  ['webcam 2000 or less', [undefined, 2000]],
  ['webcam below 3000 in stock', [undefined, 3000]],
  ['laptop under one lakh', [undefined, 100_000]],
  ['laptop 60 hazar tak', [undefined, 60_000]],
  ['laptop, under 60000.', [undefined, 60_000]],
  ['laptop not over 50000', [undefined, 50_000]],
  ['need a laptop under 50k with 8gb ram', [undefined, 50_000]],
  ['ups for 2 computers under 5000', [undefined, 5000]],
  ['laptop above 70,000 below 1,20,000', [70_000, 120_000]],
  ['printer from 10k upto 20k', [10_000, 20_000]],
  ['laptop starting at 80000', [80_000, undefined]],
  ['laptop 80000 onwards', [80_000, undefined]],
  ['laptop between 60000 and 50000', [50_000, 60_000]],
  ['laptop above 60000 below 40000', [40_000, 60_000]],
  ['laptop under 40k over 60k', [40_000, 60_000]],
] as const) {
  test(`the price of "${words}" is read`, () => {
    assert.deepEqual(pricesOf(words), prices)
  })
}

test('of a lowest price above the highest one each is shown as the other', () => {
  const need = readNeed('laptop above 60000 below 40000', categories)
  assert.deepEqual(
    need?.parts.map(({ text }) => text),
    ['From ₹40,000', 'Up to ₹60,000'],
  )
})

test('a budget for several is shared by them, and a price of each is not', () => {
  for (const [q, most, shown] of [
    ['20 laptops budget 10 lakh', 50_000, 'Up to ₹50,000 each'],
    ['20 laptops within 10 lakh', 50_000, 'Up to ₹50,000 each'],
    ['20 laptops for 10 lakh', 50_000, 'Up to ₹50,000 each'],
    ['20 laptops total budget 10 lakh', 50_000, 'Up to ₹50,000 each'],
    ['20 laptops total 10 lakh', 50_000, 'Up to ₹50,000 each'],
    ['20 nos laptop under 10 lakh in total', 50_000, 'Up to ₹50,000 each'],
    ['need 25 laptops for school budget 8 lakhs', 32_000, 'Up to ₹32,000 each'],
    ['2 printers 50000 total', 25_000, 'Up to ₹25,000 each'],
    ['20 laptops under 50000', 50_000, 'Up to ₹50,000'],
    ['20 laptops budget 50000', 50_000, 'Up to ₹50,000'],
    ['20 laptops within 10 lakh each', 1_000_000, 'Up to ₹10,00,000'],
    ['laptop total budget 1 lakh', 100_000, 'Up to ₹1,00,000'],
    ['ups for 4 pcs budget 20000', 20_000, 'Up to ₹20,000'],
  ] as const) {
    const need = readNeed(q, categories)
    const texts = need?.parts.map(({ text }) => text)
    assert.deepEqual([need?.conditions.maxPrice, texts, need?.wordsOfThing], [most, [shown], ''], q)
  }
  const need = readNeed('20 laptops budget 8 to 10 lakh', categories)
  assert.deepEqual([need?.conditions.minPrice, need?.conditions.maxPrice], [40_000, 50_000])
  assert.equal(need?.parts[0]?.text, '₹40,000 to ₹50,000 each')
})

test('the type of memory is searched beside its size', () => {
  for (const [q, words] of [
    ['16gb ddr4 laptop', 'ddr4'],
    ['ram 16gb ddr5 laptop', 'ddr5'],
    ['laptop 16gb lpddr5x ram', 'lpddr5x'],
    ['laptop 16gb ram', ''],
  ] as const) {
    const need = readNeed(q, categories)
    assert.deepEqual(need?.conditions.specs, [{ kind: 'memory', values: [], from: 16 }], q)
    assert.equal(need.words, words, q)
  }
})

test('two sizes of a screen are a range', () => {
  for (const [q, from, to] of [
    ['laptop 14-15 inch', 13.8, 15.9],
    ['laptop 14 to 15.6 inch', 13.8, 15.6],
    ['13 to 14 inch laptop', 12.8, 14.9],
    ['laptop between 13 and 14 inches', 12.8, 14.9],
    ['laptop 14 inch to 16 inch', 13.8, 16.9],
  ] as const) {
    const need = readNeed(q, categories)
    assert.deepEqual(need?.conditions.specs, [{ kind: 'screen', values: [], from, to }], q)
    assert.equal(need.words, '', q)
  }
})

test('the generation of a processor is a word in whichever order it is typed', () => {
  for (const q of ['i5 12th gen laptop', '12th gen i5 laptop', 'laptop core i5 12th generation']) {
    const need = readNeed(q, categories)
    assert.equal(need?.words, '12thgen', q)
    assert.deepEqual(need.conditions.specs, [{ kind: 'processor', values: ['Intel Core i5'] }], q)
  }
})

test('a purpose that no product names is left out of a search', () => {
  for (const q of [
    'desktops i5 for lab',
    'desktop i5 for computer lab',
    'desktop i5 for tally and accounts',
    'i5 desktop urgent for gst billing',
  ])
    assert.equal(readNeed(q, categories)?.wordsOfThing.replace('and', '').trim(), '', q)
  assert.equal(readNeed('tally under 20000', categories)?.wordsOfThing, 'tally')
})

test('a number with a unit is no price', () => {
  for (const q of ['ups under 6000 va', 'projector above 4000 lumens', 'scanner 1200 dpi']) {
    assert.deepEqual(pricesOf(q), [undefined, undefined], q)
  }
})

test('the parts of a model number are no prices', () => {
  for (const q of ['laptop kb-800-4325', 'kb-d800-4325-8f43', 'inspiron 15-3520 laptop']) {
    assert.deepEqual(pricesOf(q), [undefined, undefined], q)
  }
})

test('words without a condition are searched as they are', () => {
  for (const q of ['laptop', 'm126nw', 'tb-14 g3', 'Lekhra printer', '', '₹₹', '99999999']) {
    assert.equal(readNeed(q, categories), undefined, q)
  }
})

test('of a need the category, its words and its conditions are told apart', () => {
  const need = readNeed('kaveri laptop under 60000 16gb', categories)
  assert.equal(need?.category, 'Laptops')
  assert.equal(need?.words, 'kaveri')
  assert.equal(need?.wordsInAll, 'kaveri laptop')
  assert.deepEqual(need?.conditions.specs, [{ kind: 'memory', values: [], from: 16 }])
})

test('a need is found without the words that say how many are needed and for what use', () => {
  const need = readNeed('5 laptops for office use under 60000', categories)
  assert.deepEqual([need?.category, need?.words], ['Laptops', ''])
  assert.equal(readNeed('student laptop under 60000', categories)?.wordsOfThing, '')
})

test('how many are wanted is not searched, and a number that says what is wanted is', () => {
  for (const [q, words] of [
    ['5 laptops', 'laptops'],
    ['we need 20 printers', 'we need printers'],
    ['50 laptops for office', 'laptops for office'],
    ['10 interactive panels', 'interactive panels'],
    ['ups for 4 pcs', 'ups'],
    ['quote for 5 desktops', 'quote for desktops'],
    ['laptop 10 nos', 'laptop'],
    ['webcam 10 pcs', 'webcam'],
    ['5 pcs', 'pcs'],
    ['qty 5 scanners', 'scanners'],
  ] as const)
    assert.equal(readWords(q, categories).words, words, q)
  for (const q of [
    '2 in 1 laptops',
    'loom 15 laptops',
    'windows 11 laptops',
    'office 365',
    '24 port network switch',
    '8 cameras dvr',
    'm126 nw',
  ])
    assert.equal(readWords(q, categories).words, q)
})

test('a 2-in-1 is a convertible, and no screen of two inches', () => {
  for (const q of ['2 in 1 laptop', '2-in-1 laptop']) {
    assert.equal(readNeed(q, categories), undefined, q)
    const need = readNeed(`${q} under 80000`, categories)
    assert.deepEqual([need?.words, need?.conditions.specs], ['convertible', []], q)
  }
  assert.equal(readNeed('webcam 20 in stock', categories)?.words, 'webcam 20')
  const need = readNeed('14 in laptop', categories)
  assert.deepEqual(need?.conditions.specs, [{ kind: 'screen', values: [], from: 13.8, to: 14.9 }])
})

test('a warranty is read in whichever order its words are typed', () => {
  for (const q of [
    'laptop 3 years warranty',
    'laptop three years warranty',
    'laptop with minimum 3 year onsite warranty',
    'laptop 36 months guarantee',
    'warranty 3 years laptop',
    'laptop warranty 3 years',
    'laptop warranty of 3 yrs',
    'laptop warranty at least 3 years',
    'laptop 3 years',
    'laptop with 3 years on site support',
    'warranty 3 years',
  ]) {
    const need = readNeed(q, categories)
    assert.deepEqual(need?.conditions.specs, [{ kind: 'warranty', values: [], from: 36 }], q)
    assert.equal(need.words, '', q)
  }
})

test('an onsite service by the next business day is read in either order of its words', () => {
  for (const q of ['laptop onsite nbd warranty', 'laptop nbd onsite warranty']) {
    const need = readNeed(q, categories)
    assert.deepEqual([need?.words, need?.conditions.service], ['', 'Next business day'], q)
  }
})

test('a time is a warranty only of what is not bought for a time, and not beside other words for it', () => {
  for (const q of [
    'antivirus 3 years',
    'laptop 3 years old',
    'laptop bag 3 years',
    '3 years',
    'cctv 1 month recording',
    'cctv camera with 1 month storage',
    'cctv 1 year cloud storage',
    'laptop 12 months emi',
    'laptop emi 24 months',
    'laptop on 12 months rent',
    'printer 1 year rental',
    'laptop 6 months',
  ])
    assert.deepEqual(readNeed(q, categories)?.conditions.specs ?? [], [], q)
})

test('laptop with warranty asks for any warranty, and without or extended warranty for none', () => {
  for (const q of ['laptop with warranty', 'laptop warranty', 'laptop with a warranty']) {
    const need = readNeed(q, categories)
    assert.deepEqual(need?.conditions.specs, [{ kind: 'warranty', values: [] }], q)
    assert.equal(need.words, '', q)
  }
  for (const q of ['laptop without warranty', 'laptop extended warranty', 'warranty']) {
    assert.equal(readNeed(q, categories), undefined, q)
  }
})

test('not every no and hyphen leaves something out', () => {
  for (const q of ['laptop model no x500', 'no cost emi', 'kb -800', 'laptop without warranty'])
    assert.equal(readNeed(q, categories), undefined, q)
  assert.deepEqual(readNeed('laptop no less than 50000', categories)?.excluded, [])
})

test('a camera of 4K has 8 megapixels', () => {
  for (const q of ['4k camera', 'uhd cctv camera', 'ultra hd ip camera']) {
    const specs = readNeed(q, categories)?.conditions.specs
    assert.deepEqual(specs, [{ kind: 'megapixels', values: [], from: 8 }], q)
  }
  assert.equal(readNeed('4k nvr', categories), undefined)
})

test('a wifi camera is one of the cameras, not what has one', () => {
  assert.equal(readWords('wifi camera', categories).beside, 'CCTV Systems')
  assert.equal(readWords('camera', categories).beside, undefined)
  assert.equal(readWords('workstations', categories).beside, undefined)
})

test('both capacities of a price list are read', () => {
  const need = readNeed('16/512 laptop', categories)
  assert.deepEqual(need?.conditions.specs, [
    { kind: 'memory', values: [], from: 16 },
    { kind: 'storage', values: [], from: 500 },
  ])
})

test('a category that is named beside other words is told, and one that is the only word is not', () => {
  assert.equal(readWords('a3 scanner', categories).beside, 'Scanners')
  assert.equal(readWords('scanner', categories).beside, undefined)
  assert.equal(readWords('laptop bag', categories).beside, undefined)
})

test('a bag for a laptop is in no category of laptops', () => {
  const need = readNeed('laptop bag under 2000', categories)
  assert.deepEqual([need?.category, need?.words], [undefined, 'laptop bag'])
})

test('a category that is chosen goes before one in the words', () => {
  const need = readNeed('laptop under 60000', categories, 'Accessories')
  assert.deepEqual([need?.category, need?.words], [undefined, 'laptop'])
})

test('hostile words are read in no time', () => {
  const began = performance.now()
  for (const part of ['1 ', 'under ', '16gb ', '1 to ', '((((', 'ram ', '\\', '9'.repeat(50)]) {
    readNeed(part.repeat(Math.ceil(200 / part.length)), categories)
  }
  assert.ok(performance.now() - began < 1000)
})
