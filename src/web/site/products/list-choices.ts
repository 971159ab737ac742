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

type FilterGroup = { title: 'Brand' | 'Stock' | 'Price'; choices: Choice[] }

/** Every choice on the list, computed on the server, so that the browser needs no rules. */
export type ListChoices = {
  heading: string
  count: string
  /** The list without the search, and with it in every category; empty where that finds no more. */
  unsearched: string
  everywhere: string
  tabs: Choice[]
  sorts: Choice[]
  views: Choice[]
  groups: FilterGroup[]
  chips: Choice[]
  clear: string
  prices: PriceForm
}

/** The other choices, which a typed price leaves as they are, and the range of prices. */
export type PriceForm = { kept: [name: string, value: string][]; min: string; max: string }

const sortNames: Record<ProductSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  name: 'Name',
  price: 'Lowest price',
  '-price': 'Highest price',
}

const viewNames: Record<ProductView, string> = { grid: 'Grid', table: 'Table' }

const noPrices = { minPrice: null, maxPrice: null }

export function listChoices(list: ProductListPage, search: string): ListChoices {
  // Named, or a first choice would lead out of the category that was shown.
  const here = listAddress(search, { category: list.category }).slice('/products'.length)
  const params = new URLSearchParams(here)
  const [min, max] = [params.get('minPrice') ?? '', params.get('maxPrice') ?? '']
  const { q } = list
  const tabs = tabsOf(list, here)
  return {
    heading: listHeading(list),
    count: countText(list),
    unsearched: q === '' ? '' : listAddress(here, { q: null }),
    everywhere: isNarrowed(here) && list.category !== 'All' ? (tabs[0]?.to ?? '') : '',
    tabs,
    sorts: sortsOf(list, here),
    views: list.total > 0 ? viewsOf(here, list.page) : [],
    groups: list.filters ? groupsOf(list.filters, here) : [],
    chips: chipsOf(here),
    clear: listAddress(here, { brand: null, stock: null, ...noPrices }),
    prices: { kept: [...params].filter(([name]) => !/Price|page/.test(name)), min, max },
  }
}

function countText({ total, page, pages, category, q }: ProductListPage) {
  const products = total === 1 ? '1 product' : `${total.toLocaleString('en-IN')} products`
  const where = q !== '' && category !== 'All' ? ` in ${category}` : ''
  return pages > 1 ? `${products}${where}, page ${page} of ${pages}` : `${products}${where}`
}

/** Where nothing would be shown there is nowhere to go; an empty category of its own says what to do. */
function tabsOf({ tabs, category, filters }: ProductListPage, here: string): Choice[] {
  const isCounted = filters !== null || !isNarrowed(here)
  const all = { name: 'All', count: tabs.reduce((sum, tab) => sum + tab.count, 0) }
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

function viewsOf(here: string, page: number): Choice[] {
  const view = new URLSearchParams(here).get('view') ?? 'grid'
  return productViews.map((name) => ({
    text: viewNames[name],
    to: listAddress(here, { view: name === 'grid' ? null : name, page }),
    isSet: name === view,
  }))
}

function groupsOf(filters: ListFilters, here: string): FilterGroup[] {
  const params = new URLSearchParams(here)
  const groups: FilterGroup[] = [
    { title: 'Brand', choices: brandsOf(filters, params.getAll('brand'), here) },
    { title: 'Stock', choices: stockOf(filters, params.get('stock'), here) },
    { title: 'Price', choices: bandsOf(filters, params, here) },
  ]
  return groups.filter(({ title, choices }) => title === 'Price' || choices.length > 0)
}

/** Beside other brands a brand adds its own products. */
function brandsOf({ brands }: ListFilters, chosen: string[], here: string): Choice[] {
  return brands.map(({ name, count }) => {
    const isSet = chosen.includes(name)
    const others = chosen.filter((brand) => brand !== name)
    return {
      text: name,
      to: listAddress(here, { brand: isSet ? others : [...others, name] }),
      isSet,
      count: isSet || others.length === 0 ? `${count}` : `+${count}`,
    }
  })
}

function stockOf({ stock }: ListFilters, chosen: string | null, here: string): Choice[] {
  return stock.map(({ name, count }) => {
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

/** The filters that are set, each with the address without it. */
function chipsOf(here: string): Choice[] {
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
  ]
}

/** `₹10,000 to ₹25,000` */
function bandText(min: number | null, max: number | null) {
  if (min === null) return `Up to ${rupeesText(max ?? 0)}`
  return max === null ? `From ${rupeesText(min)}` : `${rupeesText(min)} to ${rupeesText(max)}`
}

/** As a bound, nothing is a price. */
function rupeesText(price: number) {
  return price === 0 ? '₹0' : priceText(price)
}

function numberOf(text: string | null | undefined) {
  return text ? Number(text) : null
}

export function listHeading({ q, category }: Pick<ProductListPage, 'q' | 'category'>) {
  if (q !== '') return `Results for “${q}”`
  return category === 'All' ? 'All products' : category
}
