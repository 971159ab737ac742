import { csvText } from '#contract/csv-cell.ts'
import { saveBlob } from './save-blob.ts'

/** The head of a column of a file, and the text of its cell in each row. */
export type CsvColumn<Row> = [head: string, cell: (row: Row) => string]

/** A list as a file. */
export type CsvFile<Row> = {
  /** The beginning of the file's name. */
  name: string
  columns: CsvColumn<Row>[]
  /** Where its rows cannot be read: shown above the server's text. */
  failed: string
}

export function csvOf<Row>({ columns }: Pick<CsvFile<Row>, 'columns'>, rows: Row[]) {
  const heads = columns.map(([head]) => head)
  return csvText([heads, ...rows.map((row) => columns.map(([, cell]) => cell(row)))])
}

/** As a spreadsheet reads and sorts it: 2026-11-21 14:05. */
const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

export function momentText(at: string | null | undefined) {
  return at ? moment.format(new Date(at)) : ''
}

/** As people write a number of India: +91 98450 12345. Others stay as they were typed. */
export function phoneText(phone: string | null | undefined) {
  return phone?.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2') ?? ''
}

/** Such as enquiries-2026-11-21.csv. */
export function csvFileName(name: string, today: Date) {
  return `${name}-${moment.format(today).slice(0, 10)}.csv`
}

/** A text of the browser becomes a download. */
export function saveCsv(name: string, text: string) {
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
