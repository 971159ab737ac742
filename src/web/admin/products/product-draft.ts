import type { ProductRecord } from '#contract/products/product.ts'
import { useFormDraft } from '../forms/use-form-draft.ts'
import type { FormBase } from '../forms/use-form-draft.ts'
import { differingFields, storedValues, valuesOf } from './product-values.ts'
import type { ProductValues } from './product-values.ts'

/** The values that a form starts from. A new product has no id yet. */
export type FormStart = FormBase<ProductValues> & {
  id?: string
  /** The product that a new one is filled from. */
  copyOf?: string
}

export function startOf(product: ProductRecord): FormStart {
  return { id: product.id, version: product.version, values: valuesOf(product) }
}

export function useProductDraft(start: FormStart, files: File[]) {
  return useFormDraft({
    screen: screenOf(start),
    start,
    valuesIn: storedValues,
    isSame: (one, other) => differingFields(one, other).length === 0,
    files,
  })
}

function screenOf({ id, copyOf }: FormStart) {
  if (copyOf) return `product:copy-of-${copyOf}`
  return `product:${id ?? 'new'}`
}
