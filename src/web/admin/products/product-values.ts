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

/** What stands in the form: text as it was typed, be it right or wrong. */
export type ProductValues = Record<ProductField, string> & { specs: string[] }

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
}

export function valuesOf(product: ProductRecord): ProductValues {
  const { name, brand, category, price, modelNo, warranty, stockStatus, description } = product
  const specs = product.specs.length > 0 ? product.specs : ['']
  return {
    name,
    brand,
    category,
    price: String(price),
    modelNo,
    warranty,
    stockStatus,
    description,
    specs,
  }
}

/** As the API takes it. `version` says which product the values were typed over. */
export function formDataOf(values: ProductValues, version?: number) {
  const form = new FormData()
  for (const field of productFields) form.set(field, values[field])
  form.set('price', plainPrice(values.price))
  form.set('specs', JSON.stringify(filledLines(values.specs)))
  if (version !== undefined) form.set('version', String(version))
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
  const fields: (ProductField | 'specs')[] = productFields.filter((field) =>
    field === 'price'
      ? plainPrice(mine.price) !== plainPrice(theirs.price)
      : mine[field] !== theirs[field],
  )
  const isSame = filledLines(mine.specs).join('\n') === filledLines(theirs.specs).join('\n')
  return isSame ? fields : [...fields, 'specs' as const]
}

export function isProductValues(input: unknown): input is ProductValues {
  const { specs, ...texts } = (input ?? {}) as Partial<Record<string, unknown>>
  const hasTexts = productFields.every((field) => typeof texts[field] === 'string')
  return hasTexts && Array.isArray(specs) && specs.every((line) => typeof line === 'string')
}
