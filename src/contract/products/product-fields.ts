import { defaultStockStatus, featuredChoices, publications, stockStatuses } from './product.ts'
import type { OfficeField, ProductField, ProductFieldValues } from './product.ts'
import { keysOf } from '../keys-of.ts'

/** A kind decides the control of the form, the check of the input and the text that is shown. */
type FieldKind =
  | { kind: 'line' | 'text'; limit: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'category'; placeholder: string }
  | { kind: 'price'; limit: number }
  | { kind: 'percent'; usual: readonly string[] }
  | { kind: 'digits'; lengths: readonly number[]; hint: string }
  | { kind: 'moment'; hint: string }

export type ProductFieldRow = FieldKind & {
  /** The label of the specification: of the form, of the details and in the texts of faults. */
  label: string
  isRequired: boolean
  /** What a new product's form begins with. */
  initial?: string
  /** Fills a whole line of the form. */
  isWide?: boolean
  /** Shown in the list of the back office's details. */
  isDetail?: boolean
  /** Its label among the facts of the public page and of the printed one. Without a label it is not shown there. */
  fact?: string
  /** Its words find the product. */
  isSearched?: boolean
}

/** In the order of the specification: of the form, the details, the facts and the versions compared. */
export const productFields = {
  name: {
    label: 'Product Name',
    kind: 'line',
    limit: 200,
    isRequired: true,
    isWide: true,
    isSearched: true,
  },
  brand: {
    label: 'Brand',
    kind: 'line',
    limit: 100,
    isRequired: true,
    isDetail: true,
    isSearched: true,
  },
  category: {
    label: 'Category',
    kind: 'category',
    placeholder: 'Select a category',
    isRequired: true,
    isDetail: true,
    isSearched: true,
  },
  price: {
    label: 'Price',
    kind: 'price',
    limit: 999_999_999.99,
    isRequired: true,
    isDetail: true,
  },
  modelNo: {
    label: 'Model Number',
    kind: 'line',
    limit: 100,
    isRequired: true,
    isDetail: true,
    fact: 'Model number',
    isSearched: true,
  },
  warranty: {
    label: 'Warranty',
    kind: 'line',
    limit: 200,
    isRequired: true,
    isDetail: true,
    fact: 'Warranty',
  },
  stockStatus: {
    label: 'Stock Status',
    kind: 'choice',
    choices: stockStatuses,
    initial: defaultStockStatus,
    isRequired: true,
    isDetail: true,
  },
  hsnCode: {
    label: 'HSN Code',
    kind: 'digits',
    lengths: [4, 6, 8],
    hint: '4, 6 or 8 digits, as on your invoices.',
    isRequired: false,
    isDetail: true,
    fact: 'HSN code',
    isSearched: true,
  },
  gstRate: {
    label: 'GST Rate',
    kind: 'percent',
    usual: ['0', '5', '18', '40'],
    initial: '18',
    isRequired: true,
    isDetail: true,
    fact: 'GST rate',
  },
  publication: {
    label: 'Publication',
    kind: 'choice',
    choices: publications,
    initial: 'Published',
    isRequired: true,
    isDetail: true,
  },
  publishAt: {
    label: 'Publish on',
    kind: 'moment',
    hint: 'Indian time. Without a date it stays a draft.',
    isRequired: false,
  },
  featured: {
    label: 'Featured on Home',
    kind: 'choice',
    choices: featuredChoices,
    initial: 'No',
    isRequired: true,
    isDetail: true,
  },
  description: {
    label: 'Description',
    kind: 'text',
    limit: 10_000,
    isRequired: true,
    isWide: true,
  },
} as const satisfies Record<ProductField, ProductFieldRow>

/**
 * Fields that a request may leave out, as the specification has them not: a new product gets this
 * value, a changed one retains its value.
 */
export const laterFields = {
  hsnCode: '',
  gstRate: 18,
  publication: 'Published',
  publishAt: '',
  featured: 'No',
} as const satisfies Partial<ProductFieldValues>
export type LaterField = keyof typeof laterFields

export const productFieldNames: ProductField[] = keysOf(productFields)

/** All rows as one type: what each row alone has is in `productFields`. */
export function fieldRowOf(field: ProductField): ProductFieldRow {
  return productFields[field]
}

const officeFields: readonly ProductField[] = [
  'publication',
  'publishAt',
  'featured',
] satisfies OfficeField[]

export function isOfficeField(field: ProductField): field is OfficeField {
  return officeFields.includes(field)
}

const numberKinds: ProductFieldRow['kind'][] = ['price', 'percent']

export function isNumberField(field: ProductField) {
  return numberKinds.includes(productFields[field].kind)
}

export function ofEachField<Value>(
  valueOf: (field: ProductField) => Value,
): Record<ProductField, Value> {
  const values: Partial<Record<ProductField, Value>> = {}
  for (const field of productFieldNames) values[field] = valueOf(field)
  if (!hasEachField(values)) throw new Error('A field of products has no value')
  return values
}

function hasEachField<Value>(
  values: Partial<Record<ProductField, Value>>,
): values is Record<ProductField, Value> {
  return productFieldNames.every((field) => field in values)
}
