import type { StockStatus } from '#contract/products/product.ts'
import { folded } from '../fold-text.ts'

/** Folded, as price lists write that a price is given on request. A dash is folded to nothing. */
const onRequest = new Set([
  'price on request',
  'on request',
  'por',
  'p o r',
  'call',
  'call us',
  'call for price',
  'please call',
  'ask for price',
  'na',
  'n a',
])

export function isPriceOnRequest(text: string) {
  // With any other sign, as in `on request?`, it is a question.
  const isPlain = /^[a-z./\s]+$/i.test(text)
  return (isPlain && onRequest.has(folded(text))) || /^\s*[-–—]+\s*$/.test(text)
}

const stockWords: Record<StockStatus, string[]> = {
  'In Stock': ['in stock', 'instock', 'yes', 'y', 'available', 'ready stock', 'ready'],
  'Out of Stock': [
    'out of stock',
    'no',
    'n',
    'nil',
    'none',
    'not available',
    'no stock',
    'sold out',
  ],
  'Pre Order': ['pre order', 'preorder'],
  'Back Order': ['back order', 'backorder'],
}

const statusOf = new Map(
  Object.entries(stockWords).flatMap(([status, words]) => words.map((word) => [word, status])),
)

/** Of a word or of a number of pieces. What is neither stays as it was typed. */
export function listedStock(text: string): string {
  const known = statusOf.get(folded(text))
  if (known !== undefined) return known
  const [, pieces] = /^(\d{1,9})\s*\+?\s*(?:nos?\.?|pcs?\.?|units?)?$/i.exec(text.trim()) ?? []
  if (pieces === undefined) return text.trim()
  return Number(pieces) > 0 ? 'In Stock' : 'Out of Stock'
}

/** `8471.30.10` is how the tariff prints it. */
export function listedCode(text: string) {
  return /^[\d.\s]+$/.test(text) ? text.replaceAll(/[.\s]/g, '') : text
}
