import { rowFaults } from '#contract/product-imports/product-import.ts'
import { uncomputedFormula } from '#platform/xlsx/cell-formats.ts'

/** Why a cell of a file has no text, whatever its column is. */
export function unreadableCellFault(text: string): string | undefined {
  if (text === uncomputedFormula) return rowFaults.notComputed
  if (isFormulaError(text)) return rowFaults.formulaError(text.trim())
  return unreadable.test(text) ? rowFaults.unreadable : undefined
}

/** What a decoder makes of bytes that are no letters in UTF-8, and in Windows-1252. */
const unreadable = /[\u0081\u008d\u008f\u0090\u009d\ufffd]/

function isFormulaError(text: string) {
  return /^\s*#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)\s*$/.test(text)
}
