import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { printedGoods, printedTask } from '#tests/fixtures/printed-goods.ts'
import { printCatalogue } from './catalogue-document.ts'

const noFile = async () => undefined

test('a catalogue has a cover, contents with links, entries, page numbers and an outline', async () => {
  const pdf = readPdf(await printCatalogue(printedTask(printedGoods(7)), noFile))
  const [cover = '', contents = '', ...entries] = pdf.pages
  for (const text of ['Laptops', 'Prepared for', 'Anand Traders', '7 products', '23 Nov 2026']) {
    assert.ok(cover.includes(text), text)
  }
  assert.match(contents, /Contents\n/)
  assert.match(contents, /Kaveri TravelBook 7/)
  assert.match(entries.join('\n'), /Memory: 16 GB/)
  assert.match(entries.join('\n'), /₹58,990 incl\. 18 % GST/)
  const { length } = pdf.pages
  for (const [index, text] of pdf.pages.entries()) {
    if (index > 0) assert.ok(text.includes(`Page ${index + 1} of ${length}`), `page ${index + 1}`)
  }
  const goods = printedGoods(7).map(({ name }) => name)
  assert.deepEqual(new Set(pdf.outline), new Set(['Contents', 'Laptops', ...goods]))
  assert.ok(pdf.links.includes('#product-p7'))
  assert.ok(pdf.links.includes('https://shop.example/products-details/p7'))
})

test('a catalogue is tagged, and names its language and its title', async () => {
  for (const layout of ['pictures', 'prices'] as const) {
    const task = { ...printedTask(printedGoods(3)), layout }
    const { tags, isTagged, language, title } = readPdf(await printCatalogue(task, noFile))
    assert.ok(isTagged)
    assert.equal(language, 'en-IN')
    assert.equal(title, 'Laptops: Tamarind IT Solutions')
    const expected = layout === 'pictures' ? ['H3', 'L', 'LI'] : ['Table', 'TR', 'TH', 'TD']
    for (const tag of ['Document', 'H1', 'H2', 'P', 'TOC', 'TOCI', 'Link', ...expected]) {
      assert.ok(tags.includes(tag), `${layout}: ${tag}`)
    }
  }
})

test('the same products make the same bytes, and another price makes others', async () => {
  for (const layout of ['pictures', 'prices'] as const) {
    const task = { ...printedTask(printedGoods(5)), layout }
    const first = await printCatalogue(task, noFile)
    assert.ok(first.equals(await printCatalogue(task, noFile)), layout)
    const [dearer, ...others] = printedGoods(5)
    assert(dearer)
    const changed = printedTask([{ ...dearer, price: '₹59,990' }, ...others])
    assert.ok(!first.equals(await printCatalogue({ ...changed, layout }, noFile)), layout)
  }
})

test('a price on request is written out, and has no note of GST', async () => {
  const [product] = printedGoods(1)
  assert(product)
  const asked = { ...product, price: 'Price on request', priceTerms: [] }
  const { pages } = readPdf(await printCatalogue(printedTask([asked]), noFile))
  assert.match(pages.at(-1) ?? '', /Price on request\n/)
  assert.doesNotMatch(pages.at(-1) ?? '', /GST\n/)
})

test('Indian scripts and the sign of the rupee are drawn by embedded fonts', async () => {
  const names = [
    'हिन्दी प्रिंटर',
    'தமிழ் மொழி',
    'ಕನ್ನಡ ಬೆಂಗಳೂರು',
    'తెలుగు ప్రింటర్',
    'ਪੰਜਾਬੀ ਪ੍ਰਿੰਟਰ',
    'മലയാളം',
    'বাংলা ক্ষেত্র',
    'ગુજરાતી',
  ]
  const goods = printedGoods(names.length).map((one, index) => ({
    ...one,
    name: names[index] ?? '',
  }))
  const bytes = await printCatalogue(printedTask(goods), noFile)
  const text = bytes.toString('latin1')
  for (const script of [
    'Devanagari',
    'Tamil',
    'Kannada',
    'Telugu',
    'Gurmukhi',
    'Malayalam',
    'Bengali',
    'Gujarati',
  ]) {
    assert.match(text, new RegExp(`/BaseFont /[A-Z]+\\+NotoSans${script}`), script)
  }
  const { pages, outline } = readPdf(bytes)
  assert.deepEqual(new Set(outline), new Set(['Contents', 'Laptops', ...names]))
  const drawn = pages.slice(2).join('\n')
  assert.ok(drawn.includes('₹58,990'))
  assert.ok(drawn.includes('ಬೆಂಗಳೂರು'))
  assert.doesNotMatch(drawn, /\?/)
})

test('hostile products are printed: endless words, 200 lines, emoji, Arabic, nothing at all', async () => {
  const [good] = printedGoods(1)
  assert(good)
  const hostile = [
    { ...good, id: 'h1', name: 'x'.repeat(200), brand: 'y'.repeat(100), modelNo: 'z'.repeat(100) },
    {
      ...good,
      id: 'h2',
      specs: Array.from({ length: 200 }, (_, i) => `Line ${i}: ${'word '.repeat(i)}`),
    },
    { ...good, id: 'h3', name: '😀👨‍👩‍👧', specs: ['😀', '\u202egnp.exe', 'العربية مرحبا'] },
    { ...good, id: 'h4', name: '(\\) <>[]{}/% %%EOF endobj', specs: ['endstream endobj'] },
    {
      ...good,
      id: 'h5',
      brand: '',
      modelNo: '',
      warranty: '',
      hsn: '',
      gst: '',
      stock: '',
      specs: [],
      picture: null,
    },
    { ...good, id: 'h6', name: '\u0ccd\u0ccd\u093c\u0a3f\u200d\u200c'.repeat(40) },
    { ...good, id: 'h7', name: `e${'\u0301'.repeat(195)}`, specs: ['\ud800 lone', '\u0000\u0007'] },
  ]
  for (const layout of ['pictures', 'prices'] as const) {
    const pdf = readPdf(await printCatalogue({ ...printedTask(hostile), layout }, noFile))
    const text = pdf.pages.join('\n')
    assert.equal(pdf.outline.length, 2 + hostile.length)
    assert.ok(text.includes('endobj'))
    if (layout === 'pictures') assert.match(text, /188 more on its page/)
  }
})

test('a catalogue of which products are left out says so on its cover', async () => {
  const { pages } = readPdf(
    await printCatalogue({ ...printedTask(printedGoods(2)), leftOut: 40 }, noFile),
  )
  assert.match(pages[0] ?? '', /The first 2 products; 40 more are on our site/)
})

test('contents of several pages name the pages of their products', async () => {
  const goods = printedGoods(130)
  const { pages } = readPdf(
    await printCatalogue({ ...printedTask(goods), layout: 'prices' }, noFile),
  )
  const contents = pages
    .filter((page) => !page.includes('In Stock'))
    .slice(1)
    .join('\n')
  for (const name of ['Kaveri TravelBook 1', 'Kaveri TravelBook 77', 'Kaveri TravelBook 130']) {
    const page = Number(new RegExp(`^${name}(\\d+)$`, 'm').exec(contents)?.[1])
    assert.match(pages[page - 1] ?? '', new RegExp(`^${name}$`, 'm'), `${name} on page ${page}`)
  }
})
