import { productsText } from '#contract/count-text.ts'
import { allCategories } from '#contract/categories/category.ts'
import { specParameters } from '#contract/specifications/spec-query.ts'
import type { SpecFacet, SpecOption } from '#contract/specifications/spec-filter.ts'
import {
  isNumberKind,
  mostAmount,
  specKinds,
  specLabel,
  specRangeText,
  specValueText,
} from '#contract/specifications/spec-kinds.ts'
import type { SpecKind } from '#contract/specifications/spec-kinds.ts'
import { productFields } from '#contract/products/product-fields.ts'
import { productViews, usualSort } from '#contract/products/product-list.ts'
import type {
  ListFilters,
  ProductListPage,
  ProductSort,
  ProductView,
} from '#contract/products/product-list.ts'
import { priceText } from '#contract/products/price-text.ts'
import { isNarrowed, listAddress } from '../frame/list-address.ts'

/** What a browser needs of a list beside its choices. */
export type ShownList = Omit<ProductListPage, 'tabs' | 'filters'>

/** One thing to choose, and the address of the list with it. */
export type Choice = { text: string; to: string; isSet: boolean; count?: string }

/** `chosen` is how many of its choices are set; a typed range counts as one. On a phone some are open. */
type FilterGroup = UncountedGroup & { chosen: number; isOpen: boolean }
type UncountedGroup = { title: string; choices: Choice[]; bounds?: BoundsForm }

/** Every choice on the list, computed on the server, so that the browser needs no rules. */
export type ListChoices = {
  heading: string
  count: string
  /** The list without the search. */
  unsearched: string
  tabs: Choice[]
  sorts: Choice[]
  views: (Choice & { sign: string })[]
  groups: FilterGroup[]
  chips: Choice[]
  /** The words of the search set the only condition: on a phone they say it, and clearing them removes it. */
  isSaidByWords: boolean
  clear: string
  /** Of a list without products: where to go instead. */
  ways: { text: string; to: string; rel?: string }[]
}

/** A browser refuses a bound above `max` at its field; the address with one is no page. */
type Bound = { name: string; label: string; value: string; max: number }

/** The other choices, which a typed range leaves as they are, and its bounds. */
export type BoundsForm = { kept: [name: string, value: string][]; bounds: Bound[] }

const sortNames: Record<ProductSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  name: 'Name',
  price: 'Lowest price',
  '-price': 'Highest price',
}

/** Each with its sign, as the path of an SVG of 20 by 20. */
const viewNames: Record<ProductView, { text: string; sign: string }> = {
  grid: { text: 'Grid', sign: 'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h5v5h-5z' },
  table: { text: 'Table', sign: 'M3 4.5h14M3 10h14M3 15.5h14' },
}

const noPrices = { minPrice: null, maxPrice: null }

const nothingChosen = {
  brand: null,
  stock: null,
  ...noPrices,
  ...Object.fromEntries(specParameters.map((name) => [name, null])),
}

export function listChoices(list: ProductListPage, search: string): ListChoices {
  // Named, or a first choice would lead out of the category that was shown.
  const here = listAddress(search, { category: list.category }).slice('/products'.length)
  const { q } = list
  const tabs = tabsOf(list, here)
  const chips = chipsOf(list, here)
  const isSaidByWords = chips.length === 1 && list.asked.length === 1
  const clear = listAddress(here, {
    ...nothingChosen,
    q: list.asked.length > 0 ? null : q || null,
  })
  const isInOneCategory = isNarrowed(here) && list.category !== allCategories
  const isCatalogueEmpty = !isNarrowed(here) && list.tabs.every(({ count }) => count === 0)
  const rel = 'nofollow'
  const ways = [
    { text: 'Clear filters', to: chips.length > 0 && !isSaidByWords ? clear : '', rel },
    { text: 'Search all categories', to: isInOneCategory ? (tabs[0]?.to ?? '') : '', rel },
    isCatalogueEmpty
      ? { text: 'Contact Us', to: '/contact' }
      : { text: 'View All Products', to: listAddress('', { category: allCategories }) },
    { text: 'Ask us to find it', to: q === '' ? '' : `/enquiry?q=${encodeURIComponent(q)}`, rel },
  ]
  return {
    heading: listHeading(list),
    count: countText(list),
    unsearched: q === '' ? '' : listAddress(here, { q: null }),
    // Where nothing would be shown there is nowhere to go.
    tabs: tabs.filter(({ to, isSet }) => to !== '' || isSet),
    sorts: sortsOf(list, here),
    views: list.total > 0 ? viewsOf(here, list.page) : [],
    groups: list.filters ? groupsOf(list.filters, here) : [],
    chips,
    isSaidByWords,
    clear,
    ways: list.total > 0 ? [] : ways.filter(({ to }) => to !== ''),
  }
}

function countText({ total, page, pages, category, q }: ProductListPage) {
  const products = productsText(total)
  const where = q !== '' && category !== allCategories ? ` in ${category}` : ''
  return pages > 1 ? `${products}${where}, page ${page} of ${pages}` : `${products}${where}`
}

/** Without an address where a search or filters leave nothing; an empty category of its own says what to do. */
function tabsOf({ tabs, category, filters }: ProductListPage, here: string): Choice[] {
  const isCounted = filters !== null || !isNarrowed(here)
  const all = { name: allCategories, count: tabs.reduce((sum, tab) => sum + tab.count, 0) }
  return [all, ...tabs].map(({ name, count }) => ({
    text: name,
    to: isCounted && isNarrowed(here) && count === 0 ? '' : listAddress(here, { category: name }),
    isSet: name === category,
    ...(isCounted && { count: `${count}` }),
  }))
}

/** Only a search has a best match. */
function sortsOf({ q, total }: ProductListPage, here: string): Choice[] {
  if (total < 2) return []
  const sort = new URLSearchParams(here).get('sort') ?? usualSort(q)
  const names = Object.entries(sortNames).filter(([name]) => name !== 'relevance' || q !== '')
  return names.map(([name, text]) => ({
    text,
    to: listAddress(here, { sort: name }),
    isSet: name === sort,
  }))
}

function viewsOf(here: string, page: number): ListChoices['views'] {
  const view = new URLSearchParams(here).get('view') ?? 'grid'
  return productViews.map((name) => ({
    ...viewNames[name],
    to: listAddress(here, { view: name === 'grid' ? null : name, page }),
    isSet: name === view,
  }))
}

/** What most people choose by: brand, price, the first specification. */
const openAtFirst = 3

/** The first specification, as the processor of laptops, is what most people choose by. */
function groupsOf(filters: ListFilters, here: string): FilterGroup[] {
  const params = new URLSearchParams(here)
  const [first = [], ...specs] = filters.specs.map((facet) => [specGroup(facet, here)])
  const groups: UncountedGroup[] = [
    { title: 'Brand', choices: brandsOf(filters, params.getAll('brand'), here) },
    {
      title: 'Price',
      choices: bandsOf(filters, params, here),
      bounds: boundsOf(here, productFields.price.limit, [
        ['minPrice', 'Lowest price'],
        ['maxPrice', 'Highest price'],
      ]),
    },
    ...first,
    { title: 'Stock', choices: stockOf(filters, params.get('stock'), here) },
    ...specs.flat(),
  ]
  return groups
    .filter(({ title, choices }) => title === 'Price' || choices.length > 0)
    .map((group, at) => {
      const chosen = countChosen(group)
      return { ...group, chosen, isOpen: at < openAtFirst || chosen > 0 }
    })
}

function countChosen({ choices, bounds }: UncountedGroup) {
  const set = choices.filter(({ isSet }) => isSet).length
  const isTyped = bounds?.bounds.some(({ value }) => value !== '') ?? false
  return set === 0 && isTyped ? 1 : set
}

/** A plain GET form takes the place of the bounds that there were, and leaves the rest. */
function boundsOf(here: string, max: number, named: [name: string, label: string][]): BoundsForm {
  const params = new URLSearchParams(here)
  const replaced = ['page', ...named.map(([name]) => name)]
  return {
    kept: [...params].filter(([name]) => !replaced.includes(name)),
    bounds: named.map(([name, label]) => ({ name, label, value: params.get(name) ?? '', max })),
  }
}

function specGroup(
  { kind, label, unit, isRange, options }: SpecFacet,
  here: string,
): UncountedGroup {
  const choices = options.map((option) => specChoice(kind, option, here))
  if (!isRange) return { title: label, choices }
  const name = unit === '' ? label : `${label} (${unit})`
  const bounds = boundsOf(here, mostAmount, [
    [`${kind}From`, `Lowest ${name.toLowerCase()}`],
    [`${kind}To`, `Highest ${name.toLowerCase()}`],
  ])
  return { title: label, choices, bounds }
}

/** A value beside others adds its products, a range takes the place of what was chosen. */
function specChoice(kind: SpecKind, { text, count, value, from, to }: SpecOption, here: string) {
  const params = new URLSearchParams(here)
  const [low, high] = [`${kind}From`, `${kind}To`]
  const none = { [kind]: null, [low]: null, [high]: null }
  if (value === undefined) {
    const isSet = params.get(low) === textOf(from) && params.get(high) === textOf(to)
    const bounds = { [low]: from ?? null, [high]: to ?? null }
    return {
      text,
      isSet,
      count: `${count}`,
      to: listAddress(here, { ...none, ...(isSet ? {} : bounds) }),
    }
  }
  const chosen = params.getAll(kind)
  const others = chosen.filter((one) => one !== String(value))
  const isSet = others.length < chosen.length
  const values = isSet ? others : [...others, String(value)]
  return {
    text,
    isSet,
    count: `${count}`,
    to: listAddress(here, { ...none, [kind]: values }),
  }
}

function textOf(bound: number | undefined) {
  return bound === undefined ? null : String(bound)
}

/** Beside other brands a brand adds its own products. */
function brandsOf({ brands }: ListFilters, chosen: string[], here: string): Choice[] {
  return withChosen(brands, chosen).map(({ name, count }) => {
    const isSet = chosen.includes(name)
    const others = chosen.filter((brand) => brand !== name)
    return {
      text: name,
      to: listAddress(here, { brand: isSet ? others : [...others, name] }),
      isSet,
      count: `${count}`,
    }
  })
}

type Counted = { name: string; count: number }

/** What is chosen can be taken back also where it has no products. */
function withChosen(counted: Counted[], chosen: string[]): Counted[] {
  const missing = chosen.filter((name) => !counted.some((one) => one.name === name))
  return [...counted, ...missing.map((name) => ({ name, count: 0 }))]
}

function stockOf({ stock }: ListFilters, chosen: string | null, here: string): Choice[] {
  return withChosen(stock, chosen === null ? [] : [chosen]).map(({ name, count }) => {
    const isSet = name === chosen
    const to = listAddress(here, { stock: isSet ? null : name })
    return { text: name, to, isSet, count: `${count}` }
  })
}

function bandsOf({ prices }: ListFilters, params: URLSearchParams, here: string): Choice[] {
  return prices.map(({ min, max, count }) => {
    const bounds = { minPrice: min, maxPrice: max }
    const isSet = Object.entries(bounds).every(([name, bound]) => {
      return (params.get(name) ?? '') === `${bound ?? ''}`
    })
    const to = listAddress(here, isSet ? noPrices : bounds)
    return { text: bandText(min, max), to, isSet, count: `${count}` }
  })
}

/** What is set by filters and by the words of the search, each with the address without it. */
function chipsOf({ asked }: ProductListPage, here: string): Choice[] {
  const params = new URLSearchParams(here)
  const brands = params.getAll('brand')
  const [stock, min, max] = ['stock', 'minPrice', 'maxPrice'].map((name) => params.get(name))
  const chip = (text: string, to: string) => ({ text, to, isSet: true })
  return [
    ...brands.map((brand) =>
      chip(brand, listAddress(here, { brand: brands.filter((other) => other !== brand) })),
    ),
    ...(stock ? [chip(stock, listAddress(here, { stock: null }))] : []),
    ...(min || max
      ? [chip(bandText(numberOf(min), numberOf(max)), listAddress(here, noPrices))]
      : []),
    ...specChips(here).map(({ text, to }) => chip(text, to)),
    ...asked.map(({ text, without }) => chip(text, listAddress(here, { q: without || null }))),
  ]
}

function specChips(here: string) {
  const params = new URLSearchParams(here)
  return specKinds.flatMap((kind) => {
    const label = specLabel(kind)
    const values = params.getAll(kind)
    const chips = values.map((value) => ({
      text: `${label}: ${specValueText(kind, isNumberKind(kind) ? Number(value) : value)}`,
      to: listAddress(here, { [kind]: values.filter((other) => other !== value) }),
    }))
    const [low, high] = [`${kind}From`, `${kind}To`]
    const [from, to] = [numberOf(params.get(low)), numberOf(params.get(high))]
    if (from === null && to === null) return chips
    const text = `${label}: ${specRangeText(kind, from ?? undefined, to ?? undefined)}`
    return [...chips, { text, to: listAddress(here, { [low]: null, [high]: null }) }]
  })
}

/** `₹10,000 to ₹25,000` */
function bandText(min: number | null, max: number | null) {
  if (min === null) return `Up to ${rupeesText(max ?? 0)}`
  if (max === null) return `From ${rupeesText(min)}`
  return `${rupeesText(Math.min(min, max))} to ${rupeesText(Math.max(min, max))}`
}

/** As a bound, nothing is a price. */
function rupeesText(price: number) {
  return price === 0 ? '₹0' : priceText(price)
}

function numberOf(text: string | null | undefined) {
  return text ? Number(text) : null
}

type Headed = Pick<ProductListPage, 'q' | 'category' | 'isCorrected' | 'spelling' | 'total'>

export function listHeading({ q, category, isCorrected, spelling, total }: Headed) {
  if (q === '') return category === allCategories ? 'All products' : category
  if (!isCorrected || total === 0) return `Results for “${q}”`
  return spelling === null
    ? `Results for words like “${q}”`
    : `Results for “${spelling}”, none for “${q}”`
}
