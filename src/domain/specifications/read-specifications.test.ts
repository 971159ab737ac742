import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSpecifications } from './read-specifications.ts'

function valuesOf(category: string, ...specs: string[]) {
  return readSpecifications({ category, specs }).values
}

test('a laptop has the values of all its lines', () => {
  assert.deepEqual(
    valuesOf(
      'Laptops',
      'Processor: Intel Core i5-1335U, 10 cores',
      'RAM:- 16gb ddr4',
      'SSD: 512GB',
      'HDD: 1 TB',
      'Display: 15.6" FHD, 144 Hz',
      'OS: Win 11 Pro',
      'Weight: 1.7 kg',
    ),
    {
      processor: 'Intel Core i5',
      memory: 16,
      storage: 1024,
      ssd: 512,
      hardDisk: 1024,
      screen: 15.6,
      resolution: 'Full HD',
      refreshRate: 144,
      operatingSystem: 'Windows 11 Pro',
      weight: 1.7,
    },
  )
})

test('a line is read by the words of its category: a display of a printer is no screen', () => {
  assert.deepEqual(valuesOf('Printers', 'Display: 4.3-inch colour touch'), {})
  assert.deepEqual(valuesOf('Laptops', 'Display: 14-inch'), { screen: 14 })
})

test('a category whose name the office has changed has its words still', () => {
  assert.deepEqual(valuesOf('Business notebooks', 'RAM: 8 GB'), { memory: 8 })
})

for (const [category, line, values] of [
  ['Printers', 'Technology: Colour laser', { printTechnology: 'Colour laser' }],
  ['Printers', 'Duplex: Auto', { duplex: 'Automatic' }],
  ['Scanners', 'Scan speed: 45 ppm / 90 ipm', { scanSpeed: 45 }],
  ['CCTV Systems', 'Night vision: 30 m infrared', { nightVision: 30 }],
  ['UPS Systems', 'Capacity: 1.1 kVA / 660 W', { va: 1100, watts: 660 }],
  ['UPS Systems', 'Topology: Online double conversion', { topology: 'Online' }],
  ['Accessories', 'Output: 65 W USB-C', { watts: 65 }],
  ['Accessories', 'Ports: 16 × RJ-45 Gigabit', { ports: 16 }],
  ['Projectors', 'Warranty: 3 yrs', { warranty: 36 }],
  ['Projectors', 'Resolution: 1080p, supports 4K', { resolution: 'Full HD' }],
  ['Projectors', 'Resolution: WXGA (up to 4K input)', { resolution: 'WXGA' }],
  ['Projectors', 'Resolution: 4K supported', {}],
  ['Projectors', 'Resolution: Native Full HD supports 4K', { resolution: 'Full HD' }],
  ['Laptops', 'Display: 15.6 inch Full HD touch support', { screen: 15.6, resolution: 'Full HD' }],
  ['Laptops', 'Screen: 15.6 inch FHD 250 nits max', { screen: 15.6, resolution: 'Full HD' }],
  ['Interactive Panels', 'Resolution: 4K UHD max', { resolution: '4K UHD' }],
  ['Printers', 'Print speed: colour/black 15/33 ppm', { printSpeed: 33 }],
  ['Printers', 'Print speed: 1200/33 ppm', { printSpeed: 33 }],
  ['Printers', 'Print speed: 33/15 ppm', { printSpeed: 33 }],
] as const) {
  test(`"${line}" is read in ${category}`, () => {
    assert.deepEqual(valuesOf(category, line), values)
  })
}

test('the warranty of the field counts before one of a line', () => {
  const read = readSpecifications({
    category: 'Laptops',
    specs: ['Warranty: 1 year'],
    warranty: '3 years onsite',
  })
  assert.equal(read.values.warranty, 36)
})

test('years and months of a warranty are read as months, and a lifetime gives no number', () => {
  const terms = ['1+2 years', '18 months', 'two years', 'Lifetime', 'Until the toner is used up']
  const months = terms.map(
    (warranty) => readSpecifications({ category: 'Laptops', specs: [], warranty }).values.warranty,
  )
  assert.deepEqual(months, [36, 18, 24, undefined, undefined])
})

test('a known label whose value cannot be read is not understood', () => {
  const read = readSpecifications({
    category: 'Laptops',
    specs: ['Memory: plenty', 'Memory: up to 64 GB', 'Charger: 65 W', 'RAM: 8 GB'],
  })
  assert.deepEqual(
    read.lines.map(({ isUnderstood }) => isUnderstood),
    [false, true, true, true],
  )
  assert.equal(read.isUnderstood, false)
})

test('a correction replaces what its line says, and stays when other lines change', () => {
  const corrections = [{ line: 'Memory: plenty', kind: 'memory' as const, value: 24 }]
  const before = readSpecifications({ category: 'Laptops', specs: ['Memory: plenty'], corrections })
  const after = readSpecifications({
    category: 'Laptops',
    specs: ['Storage: 1 TB SSD', 'Memory: plenty'],
    corrections,
  })
  assert.deepEqual([before.values.memory, after.values.memory], [24, 24])
  assert.deepEqual(after.lines[1]?.corrected, ['memory'])
  assert.ok(after.isUnderstood)
})

test('a correction of a line that has changed has no effect', () => {
  const corrections = [{ line: 'Memory: plenty', kind: 'memory' as const, value: 24 }]
  const read = readSpecifications({ category: 'Laptops', specs: ['Memory: 8 GB'], corrections })
  assert.equal(read.values.memory, 8)
})

test('a correction without a value takes away what was read', () => {
  const corrections = [{ line: 'RAM: 8 GB', kind: 'memory' as const, value: null }]
  const read = readSpecifications({ category: 'Laptops', specs: ['RAM: 8 GB'], corrections })
  assert.equal(read.values.memory, undefined)
})

test('hostile lines are read in no time', () => {
  const hostile = ['1'.repeat(5000), '8 '.repeat(3000), 'ram '.repeat(2000), '(1x'.repeat(2000)]
  const signs = [':', ';;;;', '- - - - - -', '\0', '"""""', '💾 16 GB', '１６ＧＢ']
  const began = performance.now()
  for (const category of ['Laptops', 'Printers', 'UPS Systems', 'CCTV Systems', 'Projectors']) {
    valuesOf(category, ...hostile, ...hostile.map((text) => `RAM: ${text}`), ...signs)
  }
  assert.ok(performance.now() - began < 500)
})
