import type { NamedPicture } from '#contract/pictures/picture.ts'
import {
  fieldRowOf,
  isNumberField,
  laterFields,
  ofEachField,
  productFieldNames,
} from '#contract/products/product-fields.ts'
import type { ProductField, ProductRecord } from '#contract/products/product.ts'

/** All in which two versions of a product can differ. */
export const comparedLabels = {
  ...ofEachField((field) => fieldRowOf(field).label),
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
  ...ofEachField((field) => fieldRowOf(field).initial ?? ''),
  specs: [''],
  images: [],
}

export function valuesOf(product: ProductRecord): ProductValues {
  const { price, specs, images } = product
  return {
    ...ofEachField((field) => String(product[field])),
    price: Number.isInteger(price) ? String(price) : price.toFixed(2),
    specs: specs.length > 0 ? specs : [''],
    images,
  }
}

/** What is sent besides what is typed. `version` says which product it was typed over. */
type SentBesides = { version?: number | undefined; pictures: File[] }

/** As the API takes it: the pictures that stay, in their order, then the new ones. */
export function formDataOf(values: ProductValues, { version, pictures }: SentBesides) {
  const form = new FormData()
  for (const field of productFieldNames) {
    form.set(field, isNumberField(field) ? plainNumber(values[field]) : values[field])
  }
  form.set('specs', JSON.stringify(filledLines(values.specs)))
  form.set('existingImages', JSON.stringify(values.images))
  if (version !== undefined) form.set('version', String(version))
  for (const picture of pictures) form.append('images', picture)
  return form
}

/** Prices are pasted as they are printed: `₹ 1,24,999.00`. */
export function plainNumber(text: string) {
  return text.replaceAll(/[₹,\s]/g, '')
}

export function filledLines(lines: string[]) {
  return lines.filter((line) => line.trim() !== '')
}

/** The fields in which two products differ. A line that is empty is no line. */
export function differingFields(mine: ProductValues, theirs: ProductValues) {
  const fields: ComparedField[] = productFieldNames.filter((field) =>
    isNumberField(field)
      ? !isSameNumber(plainNumber(mine[field]), plainNumber(theirs[field]))
      : mine[field] !== theirs[field],
  )
  if (specsText(mine) !== specsText(theirs)) fields.push('specs')
  if (imagesText(mine) !== imagesText(theirs)) fields.push('images')
  return fields
}

/** 45990.5 and 45990.50 are one. Nothing is not 0. */
function isSameNumber(one: string, other: string) {
  return one === other || (one !== '' && other !== '' && Number(one) === Number(other))
}

function specsText({ specs }: ProductValues) {
  return filledLines(specs).join('\n')
}

function imagesText({ images }: ProductValues) {
  return images.map(({ url }) => url).join('\n')
}

/** A draft that an earlier version stored lacks the fields that were added since. */
export function withLaterFields(values: unknown): object | undefined {
  return values instanceof Object ? Object.assign({}, laterTexts, values) : undefined
}

const laterTexts = Object.fromEntries(
  Object.entries(laterFields).map(([field, value]) => [field, String(value)]),
)

export function isProductValues(input: unknown): input is ProductValues {
  const { specs, images, ...texts } = (input ?? {}) as Partial<Record<string, unknown>>
  const hasTexts = productFieldNames.every((field) => typeof texts[field] === 'string')
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
