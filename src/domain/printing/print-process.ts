import { servePrints } from '#platform/pdf/serve-prints.ts'
import { printCatalogue } from './catalogue-document.ts'
import { printDataSheet } from './print-data-sheet.ts'
import type { PrintTask } from './print-task.ts'

/** The entry of the process that makes catalogues and data sheets. */
servePrints(async (task, need) => {
  // Read unchecked: only `printDocument` sends tasks.
  const known = task as PrintTask
  return known.kind === 'catalogue' ? printCatalogue(known, need) : printDataSheet(known, need)
})
