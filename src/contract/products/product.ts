import type { NamedPicture, Picture } from '../pictures/picture.ts'

export const stockStatuses = ['In Stock', 'Out of Stock', 'Pre Order', 'Back Order'] as const
export type StockStatus = (typeof stockStatuses)[number]
export const defaultStockStatus: StockStatus = 'In Stock'

export const publications = ['Published', 'Draft'] as const
export type Publication = (typeof publications)[number]

/** Whether Home features it. */
export const featuredChoices = ['No', 'Yes'] as const
type Featured = (typeof featuredChoices)[number]

/** The type of each field's value. `product-fields.ts` holds the rest of what is known of a field. */
export type ProductFieldValues = {
  name: string
  brand: string
  category: string
  price: number
  modelNo: string
  warranty: string
  stockStatus: StockStatus
  /** The code of the tariff, for GST. Empty where it was not entered. */
  hsnCode: string
  /** In percent. */
  gstRate: number
  /** Only the office sees a draft. */
  publication: Publication
  /** When a draft is published, as ISO text in UTC. Empty for a draft without a date, and once it is published. */
  publishAt: string
  featured: Featured
  description: string
}
export type ProductField = keyof ProductFieldValues

/** Fields that no public response has. */
export type OfficeField = 'publication' | 'publishAt' | 'featured'

/** What the home page and the page of another product show. A price of null reads "Price on request". */
export type LinkedProduct = {
  id: string
  path: string
  name: string
  brand: string
  modelNo: string
  category: string
  picture: Picture | null
  price: number | null
  hsnCode: string
  gstRate: number
  stockStatus: StockStatus
}

/** What a card of the public list shows. */
export type ProductCard = LinkedProduct & {
  specs: string[]
  hasMoreSpecs: boolean
  /** Where it has no specifications: how its description begins. */
  lead?: string
}

/** What the public product page shows. */
export type ProductPage = Omit<ProductFieldValues, 'price' | OfficeField> & {
  id: string
  path: string
  price: number | null
  specs: string[]
  pictures: Picture[]
}

/** What a product's page shows besides its specification. */
export type ShownProduct = Omit<ProductPage, 'specs'>

/** What is said of a product that is no longer sold. */
export type GoneProduct = Pick<ProductPage, 'id' | 'name' | 'brand' | 'category' | 'price'>

/** One that has the brand and the model number of another. */
export type AlikeProduct = Pick<ProductPage, 'id' | 'name'>

/** A product as the office sees it: the price as it was typed, 0 included, and the version it was read at. */
export type ProductRecord = ProductFieldValues & {
  id: string
  specs: string[]
  images: NamedPicture[]
  version: number
  createdAt: string
  changedAt: string
}
