import { countText } from '#contract/count-text.ts'
import { importOutcomes, importOutcomeTexts } from '#contract/product-imports/product-import.ts'
import type { ImportOutcome } from '#contract/product-imports/product-import.ts'
import { addressQuery, oneOf } from '../lists/address-query.ts'

export function importPath(id: string) {
  return `/admin/products/import/${id}`
}

/** The rows that are shown, and their page. */
export function rowsAddress(id: string) {
  return addressQuery(importPath(id), (parameter) => ({
    outcome: oneOf(importOutcomes, parameter('outcome')),
  }))
}

export function countsText(counts: Record<ImportOutcome, number>) {
  return importOutcomes
    .map((outcome) => `${importOutcomeTexts[outcome]}: ${countText(counts[outcome])}`)
    .join(' · ')
}
