import { TableError } from '../tables/table-error.ts'
import type { TableRow } from '../tables/table-error.ts'
import { CsvRows } from './csv-rows.ts'

/** The rows of a whole text. Undefined where it is no CSV. */
export function parseCsv(text: string): TableRow[] | undefined {
  const parser = new CsvRows()
  try {
    return [...parser.push(text), ...parser.end()]
  } catch (error) {
    if (error instanceof TableError) return undefined
    throw error
  }
}
