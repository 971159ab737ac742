import { useEffect, useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import { dropDraft, findDraft, keepDraft } from '../forms/kept-draft.ts'
import { differingFields, isProductValues, valuesOf, withLaterFields } from './product-values.ts'
import type { ProductValues } from './product-values.ts'

/** What the values were typed over. A new product has no version yet. */
export type ProductBase = { values: ProductValues; version?: number }

type Draft = {
  values: ProductValues
  base: ProductBase
  isRestored: boolean
  /** Names of files that were chosen before a reload: a browser does not give them back. */
  lostFiles: string[]
}

/**
 * What is typed, kept in the tab until it is saved or discarded: a reload or a crash takes nothing
 * away but the chosen files, of which the names are kept.
 */
export function useProductDraft(screen: string, stored: ProductBase, chosenFiles: File[]) {
  const [draft, setDraft] = useState(() => draftOf(screen, stored))
  const { values, base } = draft
  const isDirty = differingFields(values, base.values).length > 0 || chosenFiles.length > 0
  const files = JSON.stringify(chosenFiles.map(({ name }) => name))
  useEffect(() => {
    if (isDirty) keepDraft(screen, { values, base, files: JSON.parse(files) as string[] })
    else dropDraft(screen)
  }, [screen, values, base, files, isDirty])

  return {
    ...draft,
    isDirty,
    change: (changes: Partial<ProductValues>) =>
      setDraft((draft) => ({ ...draft, values: { ...draft.values, ...changes } })),
    /** Back to what is stored. */
    discard: () => setDraft(draftOver(stored, stored.values)),
    /** From now on it is typed over what somebody else has stored, be it kept or taken. */
    rebase: (theirs: ProductRecord, values: ProductValues) =>
      setDraft(draftOver(baseOf(theirs), values)),
  }
}

export function baseOf(product: ProductRecord): ProductBase {
  return { values: valuesOf(product), version: product.version }
}

function draftOf(screen: string, stored: ProductBase): Draft {
  const found = (findDraft(screen) ?? {}) as Partial<Draft> & { files?: unknown }
  const { base: foundBase, files } = found
  const values = withLaterFields(found.values)
  const baseValues = withLaterFields(foundBase?.values)
  const isWhole = isProductValues(values) && isProductValues(baseValues)
  if (!isWhole) return draftOver(stored, stored.values)
  const base = { ...foundBase, values: baseValues }
  const lostFiles = Array.isArray(files) ? files.map(String) : []
  const isRestored = lostFiles.length > 0 || differingFields(values, stored.values).length > 0
  return { values, base, isRestored, lostFiles }
}

function draftOver(base: ProductBase, values: ProductValues): Draft {
  return { values, base, isRestored: false, lostFiles: [] }
}
