import type { PriceBasis } from '#contract/company/company.ts'
import { figureParts } from '#contract/products/figure-parts.ts'
import { priceTerms } from '#contract/products/price-terms.ts'
import { usualSort } from '#contract/products/product-list.ts'
import type { ProductListPage } from '#contract/products/product-list.ts'
import type { ProductCard } from '#contract/products/product.ts'
import { beforeComma, briefSpec } from '#contract/products/brief-spec.ts'
import type { SpecColumn } from '#domain/products/find-shared-specifications.ts'
import { listAddress } from '../frame/list-address.ts'
import type { ListChoices } from './list-choices.ts'

type TableHead = {
  text: string
  /** What all prices below say of GST. */
  note?: string
  to?: string
  order?: 'ascending' | 'descending'
  /** Short numbers of one unit, at the right. */
  isNumber?: boolean
}

/** All that the table shows between the name and the price, computed on the server. */
export type TableOfProducts = {
  /** Says on paper what the table is of. */
  caption: string
  heads: TableHead[]
  /** For each product, in the order of the heads after its name: the parts of a value. */
  cells: string[][][]
  /** The products are of several categories, so that they share no columns. */
  isMixed: boolean
  /** How many columns stand between the name and the price, and their shares of the width. */
  style: Record<string, string>
  /** The same list as a file. */
  file: string
}

const notSaid = '–'

/** Of products of several categories. More would make a row higher than a name of two lines. */
const mostFacts = 3

/** The share of a column lies between the usual and the longest of its texts, in characters, within these bounds. */
const [narrowest, widest] = [9, 32]

/** A word is not parted in two lines where the column has this share for each of its letters. */
const perLetter = 2

/** A longer text is shown up to its first comma, and without what stands in brackets at its end. */
const longestCell = 24

/** A figure with its unit at most. */
const shortNumber = /^[\d.,]+(\s\S{1,8})?$/

type ShownChoices = Pick<ListChoices, 'heading' | 'count' | 'chips'> & { basis: PriceBasis }

export function tableOfProducts(
  list: ProductListPage,
  columns: SpecColumn[],
  search: string,
  { heading, count, chips, basis }: ShownChoices,
): TableOfProducts {
  const sortHead = sortHeads(list, search)
  const isMixed = columns.length === 0 && new Set(list.products.map(categoryOf)).size > 1
  const heads = [
    ...(isMixed ? [{ text: 'Category' }] : []),
    ...columns.map((column) => specHead(column, sortHead)),
    ...(columns.length > 0 ? [] : [{ text: isMixed ? 'Main facts' : 'Specifications' }]),
  ]
  const texts = list.products.map((product) =>
    isMixed
      ? [product.category, mainFacts(product)]
      : specCells(product, columns).map((text, at) => (columns[at] ? briefText(text) : text)),
  )
  return {
    caption: [heading, ...chips.map(({ text }) => text), count].join(' · '),
    heads: [
      sortHead('Product', 'name'),
      ...heads,
      // On a phone products of several categories stand without heads.
      {
        ...sortHead('Price', 'price', '-price'),
        ...(!isMixed && sharedNote(list.products, basis)),
      },
      { text: 'Stock' },
    ],
    cells: texts.map((row) => row.map((text) => figureParts(text || notSaid))),
    isMixed,
    style: shares(heads, texts),
    file: listAddress(search, { category: list.category, view: null }).replace('?', '.csv?'),
  }
}

function categoryOf({ category }: ProductCard) {
  return category
}

function mainFacts({ specs }: ProductCard) {
  return specs.slice(0, mostFacts).map(briefSpec).join(' · ')
}

function shares(heads: TableHead[], texts: string[][]): TableOfProducts['style'] {
  const columns = heads.map(({ text }, at) => {
    const lengths = texts.flatMap((row) => row[at]?.length || [])
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length || 0
    const usual = Math.round((mean + Math.max(0, ...lengths)) / 2)
    const words = texts.flatMap((row) => row[at]?.split(' ').map(({ length }) => length) ?? [])
    const forWords = Math.round(Math.max(...words) * perLetter)
    const share = Math.max(narrowest, text.length, usual, forWords)
    return `minmax(0,${Math.min(widest, share)}fr)`
  })
  return { '--specs': `${heads.length}`, '--columns': columns.join(' ') }
}

/** Empty where a product does not say it. Without columns one cell has all lines. */
export function specCells({ id, specs }: ProductCard, columns: SpecColumn[]): string[] {
  if (columns.length === 0) return [specs.join(', ')]
  return columns.map(({ texts }) => texts.get(id) ?? '')
}

function briefText(text: string) {
  if (text.length <= longestCell) return text
  return beforeComma(text).replace(/(?<=\S) \([^)]*\)$/, '')
}

/** A price on request says nothing of GST. */
function sharedNote(products: ProductCard[], basis: PriceBasis): { note?: string } {
  const notes = new Set(products.map((product) => priceTerms(product, basis).note))
  notes.delete('')
  const [note] = notes
  return note && notes.size === 1 ? { note } : {}
}

type SortHead = (text: string, rising: string, falling?: string) => TableHead

function specHead({ label, kind, texts }: SpecColumn, sortHead: SortHead): TableHead {
  const said = [...texts.values()].filter((text) => text !== '')
  const isNumber = said.every((text) => shortNumber.test(text))
  const head = kind ? sortHead(label, kind, `-${kind}`) : { text: label }
  return isNumber ? { ...head, isNumber } : head
}

/** A second press turns the order round. Names have one order. */
function sortHeads({ q, category }: ProductListPage, search: string): SortHead {
  const sort = new URLSearchParams(search).get('sort') ?? usualSort(q)
  return (text, rising, falling) => ({
    text,
    to: listAddress(search, { category, sort: sort === rising && falling ? falling : rising }),
    ...(sort === rising && { order: 'ascending' }),
    ...(sort === falling && { order: 'descending' }),
  })
}
