import type { ProductField } from './product.ts'

export const productEventKinds = ['added', 'changed', 'restored', 'deleted'] as const

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
  at: string
  /** Null for the system itself. */
  by: string | null
  kind: (typeof productEventKinds)[number]
  fields: FieldChange[]
}
