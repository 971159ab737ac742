import { useEffect, useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import { officeDraft } from '../forms/office-drafts.ts'
import { differingFields, emptyProduct, storedValues, valuesOf } from './product-values.ts'
import type { ProductValues } from './product-values.ts'

type DraftState = {
  values: ProductValues
  /** The stored values that the form started from. A new product has no version yet. */
  base: { values: ProductValues; version?: number }
  isRestored: boolean
  /** Names of files that were chosen before a reload: a browser does not restore them. */
  lostFiles: string[]
}

/** What is typed is stored in the tab until it is saved or discarded, with the names of chosen files. */
export function useProductDraft(product: ProductRecord | undefined, files: File[]) {
  const screen = `product:${product?.id ?? 'new'}`
  const [state, setState] = useState(() => restoredState(screen, product))
  const { values, base } = state
  const isDirty = differingFields(values, base.values).length > 0 || files.length > 0
  const fileNames = JSON.stringify(files.map(({ name }) => name))
  useEffect(() => {
    const draft = officeDraft(screen)
    if (isDirty) draft.write({ values, base, files: JSON.parse(fileNames) })
    else draft.remove()
  }, [screen, values, base, fileNames, isDirty])

  return {
    ...state,
    isDirty,
    change: (changes: Partial<ProductValues>) =>
      setState((state) => ({ ...state, values: { ...state.values, ...changes } })),
    /** Starts again from what is stored, with these values where they are given. */
    restart: (stored: ProductRecord | undefined, values?: ProductValues) => {
      const fresh = freshState(stored)
      setState({ ...fresh, values: values ?? fresh.values })
    },
    remove: () => officeDraft(screen).remove(),
  }
}

function freshState(product: ProductRecord | undefined): DraftState {
  const values = product ? valuesOf(product) : emptyProduct
  const base = { values, ...(product && { version: product.version }) }
  return { values, base, isRestored: false, lostFiles: [] }
}

/** An earlier version of the office may have stored another shape. */
function restoredState(screen: string, product: ProductRecord | undefined): DraftState {
  const fresh = freshState(product)
  const draft: Partial<Record<string, unknown>> = officeDraft(screen).read() ?? {}
  const typedOver: Partial<Record<string, unknown>> = draft['base'] ?? {}
  const values = storedValues(draft['values'])
  const baseValues = storedValues(typedOver['values'])
  if (!values || !baseValues) return fresh
  const { version } = typedOver
  const lostFiles = Array.isArray(draft['files']) ? draft['files'].map(String) : []
  return {
    values,
    base: { values: baseValues, ...(typeof version === 'number' && { version }) },
    isRestored: lostFiles.length > 0 || differingFields(values, fresh.values).length > 0,
    lostFiles,
  }
}
