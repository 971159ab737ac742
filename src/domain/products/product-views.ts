import { namedPictureOf } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import { productLimits } from '#contract/products/product-messages.ts'
import type { ProductCard, ProductPage, ProductRecord } from '#contract/products/product.ts'
import { pathOf, publicPriceOf } from './product-rules.ts'
import type { ProductsTable } from './products-table.ts'
import { fieldColumns, fieldsOf } from './stored-fields.ts'
import { textsIn } from '#platform/stored-lists.ts'

export const cardColumns = [
  'id',
  'name',
  'brand',
  'modelNo',
  'category',
  'specs',
  'pricePaise',
  'stockStatus',
] as const
export const pageColumns = ['id', 'specs', ...fieldColumns] as const
export const recordColumns = [...pageColumns, 'version', 'createdAt', 'changedAt'] as const

export type CardRow = Pick<ProductsTable, (typeof cardColumns)[number]>
type PageRow = Pick<ProductsTable, (typeof pageColumns)[number]>
type RecordRow = Pick<ProductsTable, (typeof recordColumns)[number]>

export function specsOf({ specs }: Pick<ProductsTable, 'specs'>) {
  return textsIn(specs)
}

export function cardOf(row: CardRow, picture: Picture | undefined): ProductCard {
  const { specs: _, pricePaise, ...shown } = row
  const specs = specsOf(row)
  return {
    ...shown,
    path: pathOf(row),
    picture: picture ?? null,
    specs: specs.slice(0, productLimits.specsOnCard),
    hasMoreSpecs: specs.length > productLimits.specsOnCard,
    price: publicPriceOf(pricePaise),
  }
}

export function pageOf(row: PageRow, pictures: Picture[]): ProductPage {
  return {
    ...fieldsOf(row),
    path: pathOf(row),
    specs: specsOf(row),
    pictures,
    price: publicPriceOf(row.pricePaise),
  }
}

export function recordOf(row: RecordRow, pictures: Picture[]): ProductRecord {
  return { ...fieldsOf(row), specs: specsOf(row), images: pictures.map(namedPictureOf) }
}
