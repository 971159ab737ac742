import { mostCompared } from '#contract/products/compared-products.ts'
import type { ProductCard } from '#contract/products/product.ts'
import { folded } from '../fold-text.ts'
import { idOfPathPart } from '../path-part.ts'
import { alignSpecifications } from '../specifications/align-specifications.ts'
import type { AlignedRow } from '../specifications/align-specifications.ts'
import type { FollowDeps } from './follow-rows.ts'
import { cardOf } from './product-views.ts'
import { readProducts } from './read-products.ts'
import { findSpecified } from './stored-corrections.ts'
import type { StoredProduct } from './stored-products.ts'

/** Of the texts of an address, each of which may name several. */
export function comparedIds(texts: string[]) {
  const parts = texts.flatMap((text) => text.split(','))
  return [...new Set(parts.map(idOfPathPart))].filter((id) => id !== '')
}

export type ComparedRow = {
  label: string
  /** In the order of the products, empty where one does not say it. */
  texts: string[]
  /** Numbers of one unit: their digits stand below each other. */
  isNumber: boolean
  isSame: boolean
}

export type Comparison = {
  products: ProductCard[]
  rows: ComparedRow[]
  /** How many ids belong to no product that is for sale. */
  missing: number
}

/** Two to four products beside each other: what they cost, and each kind of specification in one row. */
export async function findComparison(app: FollowDeps, ids: string[]): Promise<Comparison> {
  const asked = [...new Set(ids)].slice(0, mostCompared)
  const products = await readProducts(app, asked)
  const facts = [
    factRow('Brand', products, ({ brand }) => brand),
    factRow('Model number', products, ({ modelNo }) => modelNo),
    factRow('HSN code', products, ({ hsnCode }) => hsnCode),
    factRow('Category', products, ({ category }) => category),
    factRow('Warranty', products, ({ warranty }) => warranty),
  ]
  const specifications = alignSpecifications(await findSpecified(app, products)).map(comparedRow)
  return {
    products: products.map(cardOf),
    rows: [...facts, ...specifications].filter(({ texts }) => texts.some((text) => text !== '')),
    missing: asked.length - products.length,
  }
}

function factRow(
  label: string,
  products: StoredProduct[],
  textOf: (product: StoredProduct) => string,
): ComparedRow {
  const texts = products.map(textOf)
  return { label, texts, isNumber: false, isSame: areSame(texts) }
}

function comparedRow({ label, cells }: AlignedRow): ComparedRow {
  const said = cells.filter(({ text }) => text !== '')
  return {
    label,
    texts: cells.map(({ text }) => text),
    isNumber: said.every(({ amount }) => amount !== undefined),
    isSame: areSame(cells.map(({ text }) => text)),
  }
}

/** `16GB` and `16 GB` are the same. */
function areSame(texts: string[]) {
  const [first, ...others] = texts.map((text) => folded(text).replaceAll(' ', ''))
  return others.every((text) => text === first)
}
