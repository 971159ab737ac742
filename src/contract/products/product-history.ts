import type { ProductField } from './product.ts'

/** What happened to the product, and to what belongs to it. */
export const productEventKinds = [
  'added',
  'changed',
  'restored',
  'deleted',
  'accessory-added',
  'accessory-removed',
  'document-added',
  'document-changed',
  'document-deleted',
  'document-restored',
] as const

/** A field that differs. Specifications and pictures are lists, pictures by their names. */
export type FieldChange = {
  field: ProductField | 'specs' | 'images'
  from: string | number | string[] | null
  to: string | number | string[] | null
}

/** A line of a product's history. */
export type ProductEvent = {
  id: string
  /** By which the whole change is undone, with all products that it changed. */
  changeId: string
  /** How many others it changed. */
  otherProducts: number
  at: string
  /** Null for the system itself. */
  by: string | null
  kind: (typeof productEventKinds)[number]
  /** Of the accessory or the document; null for an event of the product itself. */
  name: string | null
  fields: FieldChange[]
}
