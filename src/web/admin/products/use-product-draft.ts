import { useEffect, useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import { dropDraft, findDraft, keepDraft } from '../forms/kept-draft.ts'
import { differingFields, isProductValues, valuesOf } from './product-values.ts'
import type { ProductValues } from './product-values.ts'

/** What the values were typed over. A new product has no version yet. */
export type ProductBase = { values: ProductValues; version?: number }

type Draft = { values: ProductValues; base: ProductBase; isRestored: boolean }

/** What is typed, kept in the tab until it is saved or discarded: a reload or a crash takes nothing away. */
export function useProductDraft(screen: string, stored: ProductBase) {
  const [draft, setDraft] = useState(() => draftOf(screen, stored))
  const { values, base } = draft
  const isDirty = differingFields(values, base.values).length > 0
  useEffect(() => {
    if (isDirty) keepDraft(screen, { values, base })
    else dropDraft(screen)
  }, [screen, values, base, isDirty])

  return {
    ...draft,
    isDirty,
    change: (changes: Partial<ProductValues>) =>
      setDraft((draft) => ({ ...draft, values: { ...draft.values, ...changes } })),
    /** Back to what is stored. */
    discard: () => setDraft({ values: stored.values, base: stored, isRestored: false }),
    /** From now on it is typed over what somebody else has stored, be it kept or taken. */
    rebase: (theirs: ProductRecord, values: ProductValues) =>
      setDraft({ values, base: baseOf(theirs), isRestored: false }),
  }
}

export function baseOf(product: ProductRecord): ProductBase {
  return { values: valuesOf(product), version: product.version }
}

function draftOf(screen: string, stored: ProductBase): Draft {
  const { values, base } = (findDraft(screen) ?? {}) as Partial<Draft>
  const isWhole = isProductValues(values) && isProductValues(base?.values)
  if (!isWhole || !base) return { values: stored.values, base: stored, isRestored: false }
  return { values, base, isRestored: differingFields(values, stored.values).length > 0 }
}
