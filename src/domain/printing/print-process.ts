import { servePrints } from '#platform/pdf/serve-prints.ts'
import { printCatalogue } from './catalogue-document.ts'
import { printComparison } from './print-comparison.ts'
import { printDataSheet } from './print-data-sheet.ts'
import type { PrintTask } from './print-task.ts'

/** The entry of the process that makes catalogues, data sheets and comparisons. */
servePrints(async (task, need) => {
  // Read unchecked: only `printDocument` sends tasks.
  const known = task as PrintTask
  if (known.kind === 'comparison') return printComparison(known, need)
  return known.kind === 'catalogue' ? printCatalogue(known, need) : printDataSheet(known, need)
})
