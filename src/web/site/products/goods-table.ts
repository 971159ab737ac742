import { usualSort } from '#contract/products/product-list.ts'
import type { ProductListPage } from '#contract/products/product-list.ts'
import type { SpecColumn } from '#domain/products/find-shared-specifications.ts'
import { listAddress } from '../frame/list-address.ts'
import type { ListChoices } from './list-choices.ts'

type TableHead = { text: string; to?: string; order?: 'ascending' | 'descending' }

/** All that the table shows beside name, price and stock, computed on the server. */
export type GoodsTable = {
  /** Says on paper what the table is of. */
  caption: string
  heads: TableHead[]
  /** For each product, in the order of the heads after price and stock. */
  cells: string[][]
}

const notSaid = '–'

export function goodsTable(
  list: ProductListPage,
  columns: SpecColumn[],
  search: string,
  { heading, count, chips }: Pick<ListChoices, 'heading' | 'count' | 'chips'>,
): GoodsTable {
  const heads: TableHead[] = ['Brand', 'Model Number'].map((text) => ({ text }))
  const specs = columns.length > 0 ? columns.map(({ label }) => label) : ['Specifications']
  return {
    caption: [heading, ...chips.map(({ text }) => text), count].join(' · '),
    heads: [...sortHeads(list, search), ...specs.map((text) => ({ text })), ...heads],
    cells: list.products.map(({ id, brand, modelNo, specs: lines }) => {
      const texts = columns.map((column) => column.texts.get(id))
      const own = columns.length > 0 ? texts : [lines.join(', ')]
      return [...own, brand, modelNo].map((text) => text || notSaid)
    }),
  }
}

/** A second press on the price turns its order round. Names have one order. */
function sortHeads({ q, category }: ProductListPage, search: string): TableHead[] {
  const sort = new URLSearchParams(search).get('sort') ?? usualSort(q)
  const to = (sort: string) => listAddress(search, { category, sort })
  return [
    { text: 'Product', to: to('name'), ...(sort === 'name' && { order: 'ascending' }) },
    {
      text: 'Price',
      to: to(sort === 'price' ? '-price' : 'price'),
      ...(sort === 'price' && { order: 'ascending' }),
      ...(sort === '-price' && { order: 'descending' }),
    },
    { text: 'Stock' },
  ]
}
