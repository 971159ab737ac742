import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductForm } from '#contract/products/product-form.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { SearchIndex } from './search-index.ts'

const kiosk: ProductForm = { ...travelBook, name: 'Arunvale Kiosk Stand', brand: 'Arunvale' }
const shelf: ProductForm = {
  ...kiosk,
  name: 'Printer Shelf for Offices',
  category: 'Accessories',
  modelNo: 'PS-1',
  specs: ['Fits: M126nw'],
}

test('a model number is found however it is cut, joined or misspelt', () => {
  const index = indexOf(travelBook, tallyPrinter)
  for (const q of [
    'M126nw',
    'm126-nw',
    'm 126 nw',
    'm126',
    '126nw',
    'm126 n',
    'm162nw',
    'M126NW',
  ]) {
    assert.deepEqual(namesFor(index, q), [tallyPrinter.name], q)
  }
  for (const q of ['TB-14 G3', 'tb14g3', 'tb14 g3', 'tb 14', 'TB_14', 'tb14']) {
    assert.deepEqual(namesFor(index, q), [travelBook.name], q)
  }
})

test('a word may have a slip from four letters on and two from eight, and be half typed', () => {
  const index = indexOf(travelBook, tallyPrinter, boardroomPanel)
  for (const q of [
    'kavrei',
    'kavri',
    'kaveeri',
    'travlebook',
    'trevelbok',
    'travelb',
    'travleb',
    'laptpo',
  ]) {
    assert.deepEqual(namesFor(index, q), [travelBook.name], q)
  }
  for (const q of ['kvari', 'kvrei', 'trvlbok', 'tax']) assert.deepEqual(namesFor(index, q), [], q)
})

test('a word of four letters is no slip for one with another first letter, except a missing one', () => {
  const index = indexOf(
    { ...travelBook, name: 'Kaveri Pad and Data' },
    { ...tallyPrinter, name: 'Lekhra Laser', modelNo: 'L' },
  )
  for (const q of ['ipad', 'tata']) assert.deepEqual(namesFor(index, q), [], q)
  assert.deepEqual(namesFor(index, 'dtaa'), ['Kaveri Pad and Data'])
  assert.deepEqual(namesFor(index, 'aser'), ['Lekhra Laser'])
})

test('a search of one letter finds it where it stands, and no words that begin with it', () => {
  const index = indexOf(travelBook, { ...tallyPrinter, name: 'Kaveri USB-C Hub', modelNo: 'H' })
  for (const q of ['c', 'c++']) assert.deepEqual(namesFor(index, q), ['Kaveri USB-C Hub'], q)
  assert.deepEqual(namesFor(index, 'k'), [])
})

test('the type of memory is one word', () => {
  const index = indexOf({ ...travelBook, specs: ['Memory: 16 GB DDR5, 4 slots'] })
  assert.equal(index.find('ddr5').hits.length, 1)
  assert.equal(index.find('ddr4').hits.length, 0)
})

test('words by which buyers ask need not be there', () => {
  const index = indexOf(travelBook, tallyPrinter)
  for (const q of ['urgent laptop', 'laptop price list', 'offer laptop', 'any brand laptop'])
    assert.deepEqual(namesFor(index, q), [travelBook.name], q)
})

test('numbers are never misspelt', () => {
  const index = indexOf(travelBook)
  assert.equal(namesFor(index, '16gb').length, 1)
  for (const q of ['15gb', '61gb', '5120 gb', '1024']) assert.deepEqual(namesFor(index, q), [], q)
})

test('all words have to be there, in any order, stop words excepted', () => {
  const index = indexOf(travelBook, tallyPrinter, boardroomPanel)
  for (const q of [
    'laptop kaveri',
    'kaveri laptop',
    'a laptop by kaveri with 16 gb',
    '14" Kaveri',
  ]) {
    assert.deepEqual(namesFor(index, q), [travelBook.name], q)
  }
})

test('without a product that has all words, those that have most of them are near', () => {
  const index = indexOf(travelBook, tallyPrinter)
  const { hits, isNear } = index.find('kaveri laptop purple')
  assert.deepEqual([hits.length, isNear], [1, true])
  assert.equal(index.find('kaveri laptop').isNear, false)
  for (const q of ['purple', 'purple monkey dishwasher', 'purple monkey kaveri']) {
    assert.deepEqual(namesFor(index, q), [], q)
  }
})

test('a result says whether it comes from words that were taken for misspelt ones', () => {
  const index = indexOf(travelBook, tallyPrinter)
  for (const q of ['lapotp', 'kaveri lapotp', 'notebok', 'travelbok 14'])
    assert.deepEqual([index.find(q).hits.length, index.find(q).isCorrected], [1, true], q)
  for (const q of [
    'laptop',
    'notebook',
    'kaveri',
    'travelb',
    '16 gb',
    '16gb',
    'purple',
    'kaveri purple',
  ])
    assert.equal(index.find(q).isCorrected, false, q)
})

test('a result says whether nothing is called what was typed, only what it may be', () => {
  const index = indexOf(travelBook, tallyPrinter)
  for (const q of ['macbook', 'kaveri chromebook']) {
    assert.deepEqual(namesFor(index, q), [travelBook.name], q)
    assert.equal(index.find(q).isCorrected, true, q)
  }
  const named = indexOf({ ...travelBook, name: 'Kaveri MacBook' })
  assert.equal(named.find('macbook').isCorrected, false)
  assert.equal(index.find('notebook').isCorrected, false)
})

test('of a name and a number written together both stand in the name of what comes first', () => {
  const loom = { ...travelBook, brand: 'Arunvale', specs: ['Bluetooth: 15'], modelNo: 'A' }
  const index = indexOf(
    { ...loom, name: 'Arunvale Loom 17 Laptop' },
    { ...loom, name: 'Arunvale Loom 15 Plus with a Longer Name Laptop', modelNo: 'B' },
  )
  const [first, second] = index.find('loom15').hits.toSorted((one, two) => two.score - one.score)
  assert.match(first?.entry.sortName ?? '', /Loom 15/)
  assert.ok((first?.score ?? 0) > (second?.score ?? 0) + 1)
})

test('misspelt words are replaced within the text, which is otherwise as it was typed', () => {
  const index = indexOf(travelBook, tallyPrinter)
  for (const [q, meant] of [
    ['Labtop 50-80k', 'laptop 50-80k'],
    ['laptop udner ₹60,000', 'laptop under ₹60,000'],
    ['laptop uner 60000', 'laptop under 60000'],
    ['laptop abvoe 60000', 'laptop above 60000'],
    ['laptop ovr 60000', 'laptop over 60000'],
    ['laptop upot 60k', 'laptop upto 60k'],
    ['laptop lss tahn rs 60000', 'laptop less than rs 60000'],
    ['laptop beetween 50k adn 80k', 'laptop between 50k and 80k'],
    ['laptop wiht 16gb', 'laptop with 16gb'],
    ['laptop fro school', 'laptop for school'],
    ['laptop 3 yeras waranty', 'laptop 3 years warranty'],
    ['kavrei notebok', 'kaveri notebook'],
  ] as const)
    assert.equal(index.meant(q), meant, q)
})

test('no other spelling is suggested that has little of a short word', () => {
  const index = indexOf(
    { ...travelBook, name: 'Rashmivue Hall Projector' },
    { ...travelBook, modelNo: 'C', name: 'CCTV Kit' },
  )
  for (const q of ['tally', 'cat6', 'ethernet cable cat6', 'onsite']) {
    assert.equal(index.corrected(q), undefined, q)
  }
  assert.equal(index.corrected('hal'), undefined)
  assert.equal(index.corrected('halll'), 'hall')
  assert.equal(index.corrected('prjctor'), 'projector')
})

test('no word is replaced that is known, half typed, or a part of a model number', () => {
  const index = indexOf(travelBook, tallyPrinter)
  for (const q of [
    'kaveri travelb',
    'travel book',
    'tally jet',
    'kavrei-800',
    'undr 60000',
    'laptop cover 500',
    'laptop fro',
    'zzzzzz qwxzjk',
  ])
    assert.equal(index.meant(q), undefined, q)
})

test('other names of a thing find it, misspelt as well', () => {
  const index = indexOf(travelBook, tallyPrinter, boardroomPanel)
  for (const q of ['notebook', 'notebok', 'lap top', 'ultrabook']) {
    assert.deepEqual(namesFor(index, q), [travelBook.name], q)
  }
  for (const q of ['smart board', 'smartboard', 'touch panel', 'whiteboard']) {
    assert.deepEqual(namesFor(index, q), [boardroomPanel.name], q)
  }
})

test('the thing itself comes before what goes with it, what it is for excepted', () => {
  const index = indexOf(shelf, tallyPrinter)
  assert.deepEqual(namesFor(index, 'printer'), [tallyPrinter.name, shelf.name])
  assert.deepEqual(namesFor(index, 'shelf for m126nw'), [shelf.name])
  assert.equal(namesFor(index, 'm126nw')[0], tallyPrinter.name)
})

test('of two alike the one in stock comes first', () => {
  const gone = { ...kiosk, stockStatus: 'Out of Stock' as const, modelNo: 'K-1' }
  const here = { ...kiosk, modelNo: 'K-2' }
  for (const forms of [
    [gone, here],
    [here, gone],
  ]) {
    const best = indexOf(...forms)
      .find('kiosk')
      .hits.toSorted((a, b) => b.score - a.score)[0]
    assert.equal(best?.entry.stockStatus, 'In Stock')
  }
})

test('of two that have the words in the same places the one in stock comes first, whichever name is longer', () => {
  const gone = { ...kiosk, stockStatus: 'Out of Stock' as const, modelNo: 'K-1' }
  const here = { ...kiosk, name: 'Arunvale Kiosk Stand of Wood', modelNo: 'K-2' }
  const { hits } = indexOf(gone, here).find('arunvale kiosk')
  const [first] = hits.toSorted((a, b) => b.score - a.score)
  assert.equal(first?.entry.stockStatus, 'In Stock')
})

test('an entry that is put again replaces the one before, and a removed one is gone', () => {
  const index = indexOf(travelBook, tallyPrinter)
  put(index, 0, { ...travelBook, name: 'Kaveri RoadBook 14' })
  assert.deepEqual(namesFor(index, 'travelbook'), [])
  assert.deepEqual(namesFor(index, 'roadbook'), ['Kaveri RoadBook 14'])
  assert.equal(index.size, 2)
  index.remove(idOf(0))
  index.remove(idOf(7))
  assert.deepEqual([namesFor(index, 'roadbook'), index.size], [[], 1])
})

test('an index that was written over and over is stale', () => {
  const index = indexOf(travelBook)
  for (let change = 0; change < 1000; change++) put(index, 0, travelBook)
  assert.equal(index.isStale, false)
  for (let change = 0; change < 5; change++) put(index, 0, travelBook)
  assert.equal(index.isStale, true)
})

test('two hundred letters of anything give a result', () => {
  const index = indexOf(travelBook, tallyPrinter)
  for (const q of ['a'.repeat(200), 'ab '.repeat(66), '16gb '.repeat(40), '電'.repeat(200)]) {
    assert.deepEqual(namesFor(index, q).length <= 2, true)
  }
})

test('a search in turns finds what the same search finds at once', async () => {
  const forms = [travelBook, tallyPrinter, boardroomPanel, kiosk, shelf]
  for (const q of ['kaveri', 'kavrei', 'm126 nw', '16gb ssd', 'printer for m126nw', 'zzz', '']) {
    const found = await indexOf(...forms).findInTurns(q)
    assert.deepEqual(found, indexOf(...forms).find(q), q)
  }
})

test('a change during a search is found by the next search', async () => {
  const index = indexOf(travelBook)
  const searching = index.findInTurns('roadbook')
  put(index, 0, { ...travelBook, name: 'Kaveri RoadBook 14' })
  await searching
  const { hits } = await index.findInTurns('roadbook')
  assert.deepEqual(
    hits.map(({ entry }) => entry.sortName),
    ['Kaveri RoadBook 14'],
  )
})

test('a product that is added during a search is not found for words that it does not have', async (context) => {
  const index = indexOf(travelBook, travelBook, travelBook)
  let time = 0
  // Each look at the clock is ten milliseconds later, so that the search pauses after each reading.
  context.mock.method(performance, 'now', () => (time += 10))
  const searching = index.findInTurns('kaveri shelf')
  put(index, 3, shelf)
  const { hits, isNear } = await searching
  assert.equal(isNear, true)
  assert(hits.every(({ entry }) => entry.sortName === travelBook.name))
})

function indexOf(...forms: ProductForm[]) {
  const index = new SearchIndex()
  for (const [at, form] of forms.entries()) put(index, at, form)
  return index
}

function put(index: SearchIndex, at: number, form: ProductForm) {
  const { brand, category, stockStatus, price, name } = form
  const entry = { id: idOf(at), brand, category, stockStatus, pricePaise: price, sortPrice: price }
  index.put({ ...entry, sortName: name }, form)
}

function idOf(at: number) {
  return `01KARD0CVZ6Y0M6T5Q2N3J8W4${at}`
}

function namesFor(index: SearchIndex, q: string) {
  const { hits } = index.find(q)
  return hits.toSorted((a, b) => b.score - a.score).map(({ entry }) => entry.sortName)
}
