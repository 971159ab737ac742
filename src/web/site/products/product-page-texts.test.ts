import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loomCard } from '#tests/fixtures/loom-card.ts'
import {
  listProductFacts,
  productHead,
  productHeading,
  similarProducts,
} from './product-page-texts.ts'

const loomPage = { ...loomCard, warranty: '', description: '', pictures: [] }

function linesOf(own: string[], ...others: string[][]) {
  return similarProducts(
    others.map((specs) => ({ ...loomCard, specs })),
    own,
  ).map(({ specs }) => specs.map((line) => line.replaceAll('\u00a0', ' ')))
}

test('similar products show the lines that most of them share, in the order of the product', () => {
  assert.deepEqual(
    linesOf(
      ['Processor: A', 'Memory: 8 GB', 'Weight: 1 kg'],
      ['Memory: 16 GB', 'Processor: B', 'Colour: red'],
      ['Processor: C', 'Keys: 101'],
      ['Memory: 32 GB', 'Processor: D'],
    ),
    [['Processor: B', 'Memory: 16 GB'], ['Processor: C'], ['Processor: D', 'Memory: 32 GB']],
  )
})

test('similar products show what they share where the product says little itself', () => {
  assert.deepEqual(
    linesOf(
      ['Memory: 8 GB'],
      ['Processor: A', 'Memory: 16 GB', 'Storage: 1 TB', 'Colour: red'],
      ['Processor: B', 'Storage: 2 TB'],
    ),
    [
      ['Memory: 16 GB', 'Processor: A', 'Storage: 1 TB'],
      ['Processor: B', 'Storage: 2 TB'],
    ],
  )
})

test('a word that is wider than a phone can be parted with hyphens, shorter ones stay whole', () => {
  assert.equal(productHeading({ name: 'Loom 14 Business Laptop' }), 'Loom 14 Business Laptop')
  assert.equal(
    productHeading({ name: 'Konferenzraumlautsprecheranlage 2' }),
    'Konferenzraumlautspreche\u00adranlage 2',
  )
})

test('lines without a label, and labels that few share, are not compared', () => {
  assert.deepEqual(linesOf(['Fast', 'Weight: 1 kg'], ['Fast'], ['Weight: 2 kg'], ['Slow']), [
    [],
    [],
    [],
  ])
})

test('a similar product with lines that are not compared has more to see', () => {
  const [some, all] = similarProducts(
    [
      { ...loomCard, specs: ['Memory: 16 GB', 'Colour: red'] },
      { ...loomCard, specs: ['Memory: 8 GB'] },
      { ...loomCard, specs: ['Memory: 32 GB'] },
    ],
    ['Memory: 4 GB'],
  )
  assert.deepEqual([some?.hasMoreSpecs, all?.hasMoreSpecs], [true, false])
})

test('a product without a price says how and when a quote comes', () => {
  const terms = { priceBasis: 'Excluding GST', replyPromise: 'We reply in a day.' } as const
  const priceOf = (price: number | null) =>
    listProductFacts({ ...loomPage, price }, terms).find(({ field }) => field === 'price')?.text
  assert.equal(priceOf(null), 'Ask us for a quote. We reply in a day.')
  assert.equal(priceOf(100), undefined)
})

test('the description of a page says whether its price includes GST', () => {
  const product = { ...loomPage, price: 62_990, gstRate: 18 }
  const descriptionOf = (priceBasis: 'Excluding GST' | 'Including GST' | 'Not stated') =>
    productHead(product, 'https://shop.example', { priceBasis, replyPromise: '' }).description
  assert.match(descriptionOf('Excluding GST'), /₹62,990 \+ 18 % GST\. /)
  assert.match(descriptionOf('Including GST'), /₹62,990 incl\. 18 % GST\. /)
  assert.match(descriptionOf('Not stated'), /₹62,990\. /)
})
