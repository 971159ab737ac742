import type { NamedPicture, Picture } from '../pictures/picture.ts'

export const productCategories = [
  'Desktops',
  'Laptops',
  'Printers',
  'Projectors',
  'Interactive Panels',
  'Scanners',
  'CCTV Systems',
  'UPS Systems',
  'Accessories',
] as const
export type ProductCategory = (typeof productCategories)[number]

export const stockStatuses = ['In Stock', 'Out of Stock', 'Pre Order', 'Back Order'] as const
export type StockStatus = (typeof stockStatuses)[number]
export const defaultStockStatus: StockStatus = 'In Stock'

export const productLimits = {
  name: 200,
  brand: 100,
  modelNo: 100,
  warranty: 200,
  description: 10_000,
  spec: 500,
  specs: 100,
  price: 999_999_999.99,
  specsOnCard: 4,
  pictures: 10,
  /** A picture has to be smaller than this. */
  pictureBytes: 5 * 1024 * 1024,
  /** How many products can be deleted at once. */
  withdrawn: 200,
} as const

export const productMessages = {
  required: 'Please fill in all required fields',
  added: 'Product added successfully!',
  updated: 'Product updated successfully!',
  deleted: 'Product deleted successfully!',
  deletedSeveral: (count: number) => `${count} product(s) deleted successfully!`,
  notFound: 'Product not found',
  changedMeanwhile: 'This product was changed by somebody else while you were editing it.',
  noPicture: 'Please upload at least one product image',
  notPicture: 'Only image files are allowed',
  pictureTooLarge: 'Image size should be less than 5MB',
  tooManyPictures: 'Maximum 10 images per product',
  pictureTooManyPixels: 'This image has too many pixels: 50 million are the most',
} as const

export const featuredMessages = {
  failed: 'Failed to load featured products',
  none: 'No featured products at the moment',
} as const

/** What a card of the public list shows. A price of null reads "Price on request". */
export type ProductCard = {
  id: string
  path: string
  name: string
  brand: string
  modelNo: string
  category: ProductCategory
  picture: Picture | null
  specs: string[]
  hasMoreSpecs: boolean
  price: number | null
  stockStatus: StockStatus
}

/** What the home page shows of a product that it features. */
export type FeaturedProduct = {
  id: string
  path: string
  name: string
  brand: string
  modelNo: string
  category: ProductCategory
  picture: Picture
  price: number | null
}

/** What the public product page shows. */
export type ProductPage = {
  id: string
  path: string
  name: string
  brand: string
  category: ProductCategory
  price: number | null
  modelNo: string
  warranty: string
  stockStatus: StockStatus
  description: string
  specs: string[]
  pictures: Picture[]
}

/** What is said of a product that is no longer sold. */
export type GoneProduct = Pick<ProductPage, 'id' | 'name' | 'brand' | 'category' | 'price'>

/** A product as the office sees it: the price as it was typed, 0 included, and the version it was read at. */
export type ProductRecord = {
  id: string
  name: string
  brand: string
  category: ProductCategory
  price: number
  modelNo: string
  warranty: string
  stockStatus: StockStatus
  description: string
  specs: string[]
  images: NamedPicture[]
  version: number
  createdAt: string
  changedAt: string
}
