import { thisTab } from '../browser-store.ts'
import type { FormValues } from './form-values.ts'

/** A draft is private: it belongs to this tab alone, and the browser never sends it along. */
export function writeDraft(key: string, draft: object) {
  thisTab.set(key, JSON.stringify(draft))
}

export function removeDraft(key: string) {
  thisTab.remove(key)
}

/** An earlier version of the page may have stored another shape, so the caller checks it. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(thisTab.get(key) ?? 'null')
  } catch {
    return null
  }
}

/** The texts of a draft by the names of their fields. */
export function readDraftTexts(key: string): FormValues {
  const entries = Object.entries(readDraft(key) ?? {})
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'))
}
