import { TableError } from '../tables/table-error.ts'
import { CsvRows } from './csv-rows.ts'

/** The cells of a whole text. Undefined where it is no CSV. */
export function parseCsv(text: string): string[][] | undefined {
  const parser = new CsvRows()
  try {
    return [...parser.push(text), ...parser.end()].map(({ cells }) => cells)
  } catch (error) {
    if (error instanceof TableError) return undefined
    throw error
  }
}
