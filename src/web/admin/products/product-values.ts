import type { NamedPicture } from '#contract/pictures/picture.ts'
import {
  fieldRowOf,
  isNumberField,
  laterFields,
  ofEachField,
  productFieldNames,
  productFields,
} from '#contract/products/product-fields.ts'
import type { ProductField, ProductRecord } from '#contract/products/product.ts'
import { typedPercent, typedPrice } from '#contract/products/typed-number.ts'
import type { FormBase } from '../forms/use-form-draft.ts'
import { isUnfilled } from './specification-rows.ts'

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

/** Its pictures stay with the first product: a file belongs to one. */
export function copiedValues(product: ProductRecord): ProductValues {
  const ending = ' (copy)'
  const name = product.name.slice(0, productFields.name.limit - ending.length) + ending
  return { ...valuesOf(product), name, images: [], featured: 'No' }
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

/** The values that a form starts from. A new product has no id yet. */
export type FormStart = FormBase<ProductValues> & {
  id?: string
  /** The product that a new one is filled from. */
  copyOf?: string
}

export function startOf(product: ProductRecord): FormStart {
  return { id: product.id, version: product.version, values: valuesOf(product) }
}

/** What is sent besides what is typed. `version` says which product it was typed over. */
type SentBesides = { version?: number | undefined; pictures: File[] }

/** As the API takes it: the pictures that stay, in their order, then the new ones. */
export function formDataOf(values: ProductValues, { version, pictures }: SentBesides) {
  const form = new FormData()
  for (const field of productFieldNames) {
    form.set(field, isNumberField(field) ? typedNumber(field, values[field]) : values[field])
  }
  form.set('specs', JSON.stringify(filledLines(values.specs)))
  form.set('existingImages', JSON.stringify(values.images))
  if (version !== undefined) form.set('version', String(version))
  for (const picture of pictures) form.append('images', picture)
  return form
}

/** As a number is typed into its field: `₹ 1,24,999.00`, `18 %`. */
export function typedNumber(field: ProductField, text: string) {
  return fieldRowOf(field).kind === 'percent' ? typedPercent(text) : typedPrice(text)
}

export function filledLines(lines: string[]) {
  return lines.filter((line) => line.trim() !== '' && !isUnfilled(line))
}

/** The fields in which two products differ. A line that is empty is no line. */
export function differingFields(mine: ProductValues, theirs: ProductValues) {
  const fields: ComparedField[] = productFieldNames.filter((field) =>
    isNumberField(field)
      ? !isSameNumber(typedNumber(field, mine[field]), typedNumber(field, theirs[field]))
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

/** Of a draft. One that was typed before a field existed lacks it; another shape is no draft. */
export function storedValues(draft: unknown): ProductValues | undefined {
  const values = Object.assign({}, laterTexts, draft)
  return isProductValues(values) ? values : undefined
}

const laterTexts = Object.fromEntries(
  Object.entries(laterFields).map(([field, value]) => [field, String(value)]),
)

function isProductValues(values: object): values is ProductValues {
  const { specs, images, ...texts }: Partial<Record<string, unknown>> = values
  return (
    productFieldNames.every((field) => isText(texts[field])) &&
    Array.isArray(specs) &&
    specs.every(isText) &&
    Array.isArray(images) &&
    images.every((image) => isNamedPicture(Object(image)))
  )
}

function isNamedPicture({ url, originalName, thumbnail }: Partial<Record<string, unknown>>) {
  return [url, originalName, thumbnail].every(isText)
}

function isText(value: unknown) {
  return typeof value === 'string'
}
