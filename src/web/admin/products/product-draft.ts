import { useEffect, useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import { officeDraft } from '../forms/office-drafts.ts'
import { differingFields, storedValues, valuesOf } from './product-values.ts'
import type { ProductValues } from './product-values.ts'

/** The values that a form starts from. A new product has no id and no version yet. */
export type FormStart = {
  id?: string
  version?: number
  /** The product that a new one is filled from. */
  copyOf?: string
  values: ProductValues
}

export function startOf(product: ProductRecord): FormStart {
  return { id: product.id, version: product.version, values: valuesOf(product) }
}

type DraftState = {
  values: ProductValues
  /** What the form started from. */
  base: Pick<FormStart, 'version' | 'values'>
  isRestored: boolean
  /** Names of files that were chosen before a reload: a browser does not restore them. */
  lostFiles: string[]
}

/** What is typed is stored in the tab until it is saved or discarded, with the names of chosen files. */
export function useProductDraft(start: FormStart, files: File[]) {
  const screen = screenOf(start)
  const [state, setState] = useState(() => restoredState(screen, start))
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
    /** Starts again, with these values where they are given. */
    restart: (start: FormStart, values = start.values) =>
      setState({ ...freshState(start), values }),
    remove: () => officeDraft(screen).remove(),
  }
}

function screenOf({ id, copyOf }: FormStart) {
  if (copyOf) return `product:copy-of-${copyOf}`
  return `product:${id ?? 'new'}`
}

function freshState({ values, version }: FormStart): DraftState {
  const base = { values, ...(version !== undefined && { version }) }
  return { values, base, isRestored: false, lostFiles: [] }
}

/** An earlier version of the office may have stored another shape. */
function restoredState(screen: string, start: FormStart): DraftState {
  const fresh = freshState(start)
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
