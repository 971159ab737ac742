import { readFile } from 'node:fs/promises'
import { fromHarmlessCell } from '#contract/csv-cell.ts'
import {
  CustomerImportRow,
  importKeySchemas,
} from '#contract/customer-directory/customer-import-form.ts'
import {
  importColumns,
  importLimits,
  importMessages,
  importSeparator,
} from '#contract/customer-directory/customer-import.ts'
import type { ImportColumn } from '#contract/customer-directory/customer-import.ts'
import { cleanLine } from '#contract/clean-text.ts'
import { parseCsv } from '#platform/csv/parse-csv.ts'
import type { Upload } from '#platform/files/upload.ts'
import { findHeads } from '#platform/tables/find-heads.ts'
import { recordKeysOf } from '../customer-records/record-key-rules.ts'
import type { RecordKey } from '../customer-records/record-key-rules.ts'
import { Refusal } from '../refusal.ts'

/** An e-mail, a phone or a GST number; a fault matters only where it is not known yet. */
type ReadKey = { key: RecordKey | undefined; fault: string | undefined }

/** A row as it was read: with its values, or with what is wrong with it. */
export type ReadRow = { row: number; customer: string } & (
  | { values: CustomerImportRow; keys: ReadKey[] }
  | { fault: string }
)

/** `leftOut`: the heads of the columns that are not used. */
type ReadFile = { rows: ReadRow[]; leftOut: string[] }

export async function readImportFile(upload: Upload): Promise<ReadFile> {
  const table = parseCsv(await readText(upload)) ?? refuse(importMessages.unreadable)
  const [heads, ...rows] = table.slice(findHeads(table, (cells) => namesKey(columnsIn(cells))))
  const names = heads?.cells ?? []
  const columns = requireColumns(names)
  if (rows.length === 0) refuse(importMessages.noRows)
  if (rows.length > importLimits.rows) refuse(importMessages.tooMany)
  const leftOut = names.filter((name, at) => !columns[at] && cleanLine(name) !== '')
  return { rows: rows.map(({ row, cells }) => readRow(row, columns, cells)), leftOut }
}

async function readText({ path }: Upload) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch (error) {
    if (error instanceof TypeError) return refuse(importMessages.unreadable)
    throw error
  }
}

type Columns = (ImportColumn | undefined)[]

function requireColumns(heads: string[]): Columns {
  const columns = columnsIn(heads)
  const known = columns.filter((column) => column !== undefined)
  if (new Set(known).size < known.length) refuse(importMessages.twice)
  if (!namesKey(columns)) refuse(importMessages.heads)
  return columns
}

/**
 * In any order, and however they are written: `GST number` is `gstNumber`. Where no head names a column so,
 * the first that calls it otherwise is it. Other columns are left out.
 */
function columnsIn(heads: string[]): Columns {
  const letters = heads.map(lettersOf)
  const others = importColumns.flatMap((column) => {
    if (letters.includes(lettersOf(column))) return []
    const at = letters.findIndex((head) => otherHeads[column].includes(head))
    return at === -1 ? [] : [[at, column] as const]
  })
  const called = new Map(others)
  return letters.map(
    (head, at) => importColumns.find((column) => lettersOf(column) === head) ?? called.get(at),
  )
}

/** How else lists of customers call a column. */
const otherHeads: Record<ImportColumn, string[]> = {
  name: ['customername', 'contactname', 'contactperson'],
  company: [
    'companyname',
    'organisation',
    'organization',
    'partyname',
    'party',
    'firmname',
    'ledgername',
  ],
  email: ['emailid', 'emailaddress', 'mailid'],
  phone: ['mobile', 'mobileno', 'mobilenumber', 'phoneno', 'phonenumber', 'contactnumber'],
  gstNumber: ['gstin', 'gst', 'gstno'],
  notes: ['note', 'remark', 'remarks'],
}

function namesKey(columns: Columns) {
  return columns.some((column) => column && ['email', 'phone', 'gstNumber'].includes(column))
}

function lettersOf(head: string) {
  return head.toLowerCase().replaceAll(/[^a-z]/g, '')
}

function readRow(row: number, columns: Columns, cells: string[]): ReadRow {
  const typed = Object.fromEntries(
    columns.flatMap((column, at) => (column ? [[column, fromHarmlessCell(cells[at] ?? '')]] : [])),
  )
  const all = { ...Object.fromEntries(importColumns.map((column) => [column, ''])), ...typed }
  const customer = [all['company'], all['name'], all['email'], all['phone'], all['gstNumber']].find(
    (text) => text?.trim(),
  )
  const named = { row, customer: (customer ?? '').trim().slice(0, 200) }
  const { data, error } = CustomerImportRow.safeParse(all)
  if (data) return { ...named, values: data, keys: keysIn(all) }
  return { ...named, fault: error.issues[0]?.message ?? importMessages.noKey }
}

function keysIn(cells: Record<string, string>): ReadKey[] {
  return (['gstNumber', 'email', 'phone'] as const).flatMap((column) =>
    tokensIn(cells[column] ?? '').map((token) => {
      const [key] = recordKeysOf({ [column]: token, isAccount: true })
      const { error } = importKeySchemas[column].safeParse(token)
      return { key, fault: error?.issues[0]?.message }
    }),
  )
}

function tokensIn(cell: string) {
  return cell
    .split(importSeparator)
    .flatMap((part) => part.split('\n'))
    .map(cleanLine)
    .filter((token) => token !== '')
}

function refuse(fault: string): never {
  throw new Refusal('invalid', fault, { fields: { customers: fault } })
}
