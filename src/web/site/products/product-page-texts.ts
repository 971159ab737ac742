import { fieldRowOf, isOfficeField, productFieldNames } from '#contract/products/product-fields.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type {
  GoneProduct,
  ProductCard,
  ProductField,
  ProductPage,
} from '#contract/products/product.ts'
import { joinNumberedRows } from '#contract/products/numbered-rows.ts'
import { priceTerms } from '#contract/products/price-terms.ts'
import { priceText } from '#contract/products/price-text.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { figureParts } from '#contract/products/figure-parts.ts'
import { specParts } from '#contract/products/spec-parts.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import type { PageHead } from '../frame/page-meta.ts'
import { withCardLines } from './card-lines.ts'

/** Search engines show some 155 characters. */
const shownCharacters = 155

export function productHead(product: ProductPage, publicUrl: string, terms: Terms): PageHead {
  const { name, brand, modelNo, stockStatus, specs } = product
  const maker = [brand, modelNo].filter((text) => text !== '').join(' ')
  const facts = [maker, statedPrice(product, terms), stockStatus, ...specs].filter(
    (text) => text !== '',
  )
  return {
    title: name,
    description: cut(facts.join('. ')),
    canonical: `${publicUrl}${product.path}`,
    kind: 'product',
  }
}

/** So many letters of a word stand whole in every heading. */
const wholeLetters = 24

/** The name. A word that is wider than the screen of a phone is parted with a hyphen. */
export function productHeading({ name }: Pick<ProductPage, 'name'>) {
  return name.replaceAll(/\p{L}{28,}/gu, (word) => {
    const [start, rest] = [word.slice(0, wholeLetters), word.slice(wholeLetters)]
    return `${start}\u00ad${rest.replaceAll(/.{6}(?=.{4})/gu, '$&\u00ad')}`
  })
}

function statedPrice(product: ProductPage, { priceBasis }: Terms) {
  return `${priceText(product.price)} ${priceTerms(product, priceBasis).note}`.trim()
}

export function goneHead({ name }: GoneProduct): PageHead {
  return { title: name, description: productMessages.notFound, isHidden: true }
}

function cut(text: string) {
  if (text.length <= shownCharacters) return text
  return `${text.slice(0, shownCharacters).replace(/\s+\S*$/, '')}…`
}

export type ProductFact = {
  field: ProductField
  label: string
  text: string
  /** On the screen the price says it. */
  isOnPaper: boolean
}

type Terms = Pick<SiteProfile, 'priceBasis' | 'replyPromise'>

/** The facts beside the buttons, on the screen and on paper. An empty field is none. */
export function listProductFacts(product: ProductPage, terms: Terms): ProductFact[] {
  const isRateShown = priceTerms(product, terms.priceBasis).note !== ''
  const facts = productFieldNames.flatMap((field) => {
    if (isOfficeField(field)) return []
    const { fact } = fieldRowOf(field)
    const text = productFieldText(field, product[field])
    const isOnPaper = field === 'gstRate' && isRateShown
    return fact && text !== '' ? [{ field, label: fact, text, isOnPaper }] : []
  })
  return product.price === null ? [quoteFact(terms), ...facts] : facts
}

/** How one gets a price that is not stated. */
function quoteFact({ replyPromise }: Terms): ProductFact {
  const text = `Ask us for a quote. ${replyPromise}`.trim()
  return { field: 'price', label: 'Price', text, isOnPaper: false }
}

/** A row of the specification: its value in the parts of `figureParts`. */
export type SpecRow = { label?: string | undefined; parts: string[] }

/** Rows as the page shows them: sixteen ports of one kind are one. Made here, so that it is no script of the page. */
export function specRows(specs: string[]): SpecRow[] {
  const rows = specs.map((line) => {
    const { label, value } = specParts(line)
    return label ? { label, texts: [value] } : { texts: [line] }
  })
  return joinNumberedRows(rows).map(({ label, texts: [text = ''] }) => ({
    label,
    parts: figureParts(text),
  }))
}

/** Of each similar product. */
const mostLines = 3

/** Products with the lines by which they compare: of the labels that most of them have, those of the product first. */
export function similarProducts(cards: ProductCard[], specs: string[]): ProductCard[] {
  const own = specs.map((line) => specParts(line).label)
  const counts = new Map<string, number>()
  for (const card of cards) {
    for (const label of new Set(labelsOf(card))) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const rank = (label: string) => (own.includes(label) ? own.indexOf(label) : own.length)
  const shared = [...counts.keys()]
    .filter((label) => (counts.get(label) ?? 0) * 2 >= cards.length)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostLines)
  return cards.map((card) => {
    const isShared = (line: string) => shared.includes(specParts(line).label ?? '')
    const lines = card.specs.filter(isShared).toSorted(byLabel)
    const hasMoreSpecs = card.hasMoreSpecs || card.specs.length > lines.length
    return withCardLines({ ...card, specs: lines, hasMoreSpecs })
  })

  function byLabel(one: string, other: string) {
    return shared.indexOf(specParts(one).label ?? '') - shared.indexOf(specParts(other).label ?? '')
  }
}

function labelsOf({ specs }: ProductCard) {
  return specs.flatMap((line) => specParts(line).label ?? [])
}
