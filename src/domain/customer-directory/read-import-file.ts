import { fromHarmlessCell } from '#contract/csv-cell.ts'
import {
  CustomerImportRow,
  importKeySchemas,
} from '#contract/customer-directory/customer-import-form.ts'
import {
  importColumns,
  importLimits,
  importMessages,
  importReasonHead,
  importSeparator,
} from '#contract/customer-directory/customer-import.ts'
import type { ImportColumn, ImportFault } from '#contract/customer-directory/customer-import.ts'
import { cleanLine } from '#contract/clean-text.ts'
import type { Upload } from '#platform/files/upload.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { readTable } from '#platform/tables/read-table.ts'
import { TableError } from '#platform/tables/table-error.ts'
import type { TableRow } from '#platform/tables/table-error.ts'
import { recordKeysOf } from '../customer-records/record-key-rules.ts'
import type { RecordKey } from '../customer-records/record-key-rules.ts'
import { unreadableCellFault } from '../product-imports/unreadable-cell.ts'
import { Refusal } from '../refusal.ts'

/** An e-mail, a phone or a GST number; a fault matters only where it is not known yet. */
type ReadKey = { key: RecordKey | undefined; fault: ImportFault | undefined }

/** A row as it was read. */
export type ReadRow = {
  row: number
  customer: string
  /** Below the heads of the file. */
  cells: string[]
  /** Undefined where one of them is wrong. */
  values: CustomerImportRow | undefined
  keys: ReadKey[]
  /** Of the values. */
  faults: ImportFault[]
  /** An e-mail, a phone or a GST number is there, and cannot be read. */
  isUnreadable: boolean
}

/** `leftOut`: the heads of the columns that are not used. */
type ReadFile = { rows: ReadRow[]; heads: string[]; leftOut: string[] }

export async function readImportFile(upload: Upload): Promise<ReadFile> {
  const [first, ...rows] = await readRows(upload)
  const heads = first?.cells ?? []
  const columns = requireColumns(heads)
  if (rows.length === 0) refuse(importMessages.noRows)
  if (rows.length > importLimits.rows) refuse(importMessages.tooMany)
  const leftOut = heads.filter(
    (head, at) => !columns[at] && cleanLine(head) !== '' && head !== importReasonHead,
  )
  const yieldIfDue = yieldRegularly()
  const read: ReadRow[] = []
  for (const row of rows) {
    read.push(readRow(row, columns, heads))
    await yieldIfDue()
  }
  return { rows: read, heads, leftOut }
}

async function readRows({ path }: Upload) {
  try {
    return await Array.fromAsync(rowsIn(path))
  } catch (error) {
    if (error instanceof TableError) return refuse(error.message)
    throw error
  }
}

/** The heads and what is below them, up to one row more than there can be. */
async function* rowsIn(path: string): AsyncGenerator<TableRow> {
  let [count, characters] = [0, 0]
  for await (const { row, cells } of readTable(path, (cells) => namesKey(columnsIn(cells)))) {
    count += 1
    characters += cells.join('').length
    if (characters > importLimits.characters) refuse(importMessages.tooLong)
    yield { row, cells: cells.map(fromHarmlessCell) }
    if (count > importLimits.rows + 1) return
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
  return columns.some((column) => column && isKeyColumn(column))
}

function lettersOf(head: string) {
  return head.toLowerCase().replaceAll(/[^a-z]/g, '')
}

function readRow({ row, cells }: TableRow, columns: Columns, heads: string[]): ReadRow {
  const typed = new Map(
    columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : [])),
  )
  const headOf = (column: PropertyKey) =>
    heads[columns.findIndex((one) => one === column)]?.trim() ?? ''
  const unreadable = importColumns.flatMap((column) => {
    const reason = unreadableCellFault(typed.get(column) ?? '')
    return reason === undefined ? [] : [{ column, reason }]
  })
  for (const { column } of unreadable) typed.set(column, '')
  const textOf = (column: ImportColumn) => typed.get(column) ?? ''
  const customer = namingColumns.map(textOf).find((text) => text.trim()) ?? ''
  const all = Object.fromEntries(importColumns.map((column) => [column, textOf(column)]))
  const { data, error } = CustomerImportRow.safeParse(all)
  const wrong = error?.issues.map(({ path: [column = ''], message }) => ({
    column,
    reason: message,
  }))
  return {
    row,
    customer: customer.trim().slice(0, 200),
    cells: heads.map((_, at) => cells[at] ?? ''),
    values: data,
    keys: keyColumns.flatMap((column) => keysIn(column, textOf(column), headOf(column))),
    faults: [...unreadable, ...(wrong ?? [])].map(({ column, reason }) => ({
      column: headOf(column),
      reason,
    })),
    isUnreadable: unreadable.some(({ column }) => isKeyColumn(column)),
  }
}

/** The first of them that has a text says of whom a row is. */
const namingColumns = ['company', 'name', 'email', 'phone', 'gstNumber'] as const

const keyColumns = ['gstNumber', 'email', 'phone'] as const

function isKeyColumn(column: ImportColumn) {
  return keyColumns.some((one) => one === column)
}

function keysIn(column: (typeof keyColumns)[number], cell: string, head: string): ReadKey[] {
  const tokens = tokensIn(cell)
  if (tokens.length > importLimits.keysInCell) {
    return [{ key: undefined, fault: { column: head, reason: importMessages.tooManyKeys } }]
  }
  return tokens.map((token) => {
    const [key] = recordKeysOf({ [column]: token, isAccount: true })
    const fault = importKeySchemas[column].safeParse(token).error?.issues[0]?.message
    if (fault === undefined) return { key, fault }
    const reason = tokens.length > 1 ? `${token}: ${fault}` : fault
    return { key, fault: { column: head, reason } }
  })
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
