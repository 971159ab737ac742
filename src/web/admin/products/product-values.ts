import type { NamedPicture } from '#contract/pictures/picture.ts'
import { defaultStockStatus } from '#contract/products/product.ts'
import type { ProductRecord } from '#contract/products/product.ts'

/** The text fields of the form, in their order, with the labels of the specification. */
export const productLabels = {
  name: 'Product Name',
  brand: 'Brand',
  category: 'Category',
  price: 'Price',
  modelNo: 'Model Number',
  warranty: 'Warranty',
  stockStatus: 'Stock Status',
  description: 'Description',
} as const

export type ProductField = keyof typeof productLabels
const productFields = Object.keys(productLabels) as ProductField[]

/** All in which two versions of a product can differ. */
export const comparedLabels = {
  ...productLabels,
  specs: 'Specifications',
  images: 'Product Images',
} as const
export type ComparedField = keyof typeof comparedLabels

/** What stands in the form: text as it was typed, be it right or wrong, and the stored pictures that stay. */
export type ProductValues = Record<ProductField, string> & {
  specs: string[]
  images: NamedPicture[]
}

export const emptyProduct: ProductValues = {
  name: '',
  brand: '',
  category: '',
  price: '',
  modelNo: '',
  warranty: '',
  stockStatus: defaultStockStatus,
  description: '',
  specs: [''],
  images: [],
}

export function valuesOf(product: ProductRecord): ProductValues {
  const { name, brand, category, price, modelNo, warranty, stockStatus, description, images } =
    product
  const specs = product.specs.length > 0 ? product.specs : ['']
  return {
    name,
    brand,
    category,
    price: Number.isInteger(price) ? String(price) : price.toFixed(2),
    modelNo,
    warranty,
    stockStatus,
    description,
    specs,
    images,
  }
}

/** What is sent besides what is typed. `version` says which product it was typed over. */
type SentBesides = { version?: number | undefined; pictures: File[] }

/** As the API takes it: the pictures that stay, in their order, then the new ones. */
export function formDataOf(values: ProductValues, { version, pictures }: SentBesides) {
  const form = new FormData()
  for (const field of productFields) form.set(field, values[field])
  form.set('price', plainPrice(values.price))
  form.set('specs', JSON.stringify(filledLines(values.specs)))
  form.set('existingImages', JSON.stringify(values.images))
  if (version !== undefined) form.set('version', String(version))
  for (const picture of pictures) form.append('images', picture)
  return form
}

/** Prices are pasted as they are printed: `₹ 1,24,999.00`. */
export function plainPrice(text: string) {
  return text.replaceAll(/[₹,\s]/g, '')
}

export function filledLines(lines: string[]) {
  return lines.filter((line) => line.trim() !== '')
}

/** The fields in which two products differ. A line that is empty is no line. */
export function differingFields(mine: ProductValues, theirs: ProductValues) {
  const fields: ComparedField[] = productFields.filter((field) =>
    field === 'price'
      ? !isSamePrice(plainPrice(mine.price), plainPrice(theirs.price))
      : mine[field] !== theirs[field],
  )
  if (specsText(mine) !== specsText(theirs)) fields.push('specs')
  if (imagesText(mine) !== imagesText(theirs)) fields.push('images')
  return fields
}

/** 45990.5 and 45990.50 are one. Nothing is not 0. */
function isSamePrice(one: string, other: string) {
  return one === other || (one !== '' && other !== '' && Number(one) === Number(other))
}

function specsText({ specs }: ProductValues) {
  return filledLines(specs).join('\n')
}

function imagesText({ images }: ProductValues) {
  return images.map(({ url }) => url).join('\n')
}

export function isProductValues(input: unknown): input is ProductValues {
  const { specs, images, ...texts } = (input ?? {}) as Partial<Record<string, unknown>>
  const hasTexts = productFields.every((field) => typeof texts[field] === 'string')
  return hasTexts && isListOf(specs, isText) && isListOf(images, isNamedPicture)
}

function isListOf(input: unknown, isItem: (item: unknown) => boolean) {
  return Array.isArray(input) && input.every(isItem)
}

function isText(input: unknown) {
  return typeof input === 'string'
}

function isNamedPicture(input: unknown) {
  const { url, originalName, thumbnail } = (input ?? {}) as Partial<NamedPicture>
  return isText(url) && isText(originalName) && isText(thumbnail)
}
