import { csvText } from '#contract/csv-cell.ts'
import { importReasonHead } from '#contract/customer-directory/customer-import.ts'
import type { CustomerImport, ImportFault } from '#contract/customer-directory/customer-import.ts'

export function faultText({ column, reason }: ImportFault) {
  return column === '' ? reason : `${column}: ${reason}`
}

/** The refused rows as the file has them, with what is wrong. A corrected copy can be imported as it is. */
export function refusedCsv({ heads, rows }: Pick<CustomerImport, 'heads' | 'rows'>) {
  // An earlier reason is not about this file.
  const shown = heads.flatMap((head, at) => (head === importReasonHead ? [] : [at]))
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  const lines = refused.map(({ cells, faults }) => [
    ...shown.map((at) => cells[at] ?? ''),
    faults.map(faultText).join('; '),
  ])
  return csvText([[...shown.map((at) => heads[at] ?? ''), importReasonHead], ...lines])
}
