import { keysOf } from '../keys-of.ts'

/** As people write them at the head of a list. */
const importColumnTexts = {
  name: 'name',
  company: 'company',
  email: 'e-mail',
  phone: 'phone',
  gstNumber: 'GST number',
  notes: 'notes',
} as const
export type ImportColumn = keyof typeof importColumnTexts
export const importColumns = keysOf(importColumnTexts)
export const importColumnsText = Object.values(importColumnTexts).join(', ')

export const importOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const importOutcomeTexts: Record<ImportOutcome, string> = {
  created: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
}

/** What a row changes of a customer. */
export type CustomerChange = {
  column: string
  /** Null where the value is added to those that the customer has. */
  before: string | null
  after: string
}

/** Why a row is refused. The column is empty where it is about the whole row. */
export type ImportFault = { column: string; reason: string }

/** What becomes of one row of a file. */
export type ImportedRow = {
  /** As a spreadsheet counts: the heads are row 1. */
  row: number
  outcome: ImportOutcome
  /** What the row calls the customer. */
  customer: string
  /** All that is wrong with it; none unless it is refused. */
  faults: ImportFault[]
  /** Of a refused row what the file has below its heads, for a file to correct. */
  cells: string[]
  /** Of a row that changes a customer. */
  changes: CustomerChange[]
  /** Why somebody should look at it before it is stored. */
  warning: string | null
}

export type CustomerImport = {
  counts: Record<ImportOutcome, number>
  rows: ImportedRow[]
  /** Of all columns, as the file names them. */
  heads: string[]
  /** The heads of the columns that are not used. */
  leftOut: string[]
  /** By which it is undone; null where nothing was stored. */
  importId: string | null
}

/** An import that has stored something. */
export type StoredCustomerImport = {
  id: string
  at: string
  /** The e-mail of the person who imported it. */
  by: string
  created: number
  changed: number
  undoneAt: string | null
}

/** What became of the customers of an import that was undone. */
export type UndoneCustomerImport = {
  restored: number
  /** Somebody has changed them since: they stay as they are. */
  left: { id: string; customer: string }[]
}

/** The head of the column with the faults, in the file of the refused rows. */
export const importReasonHead = 'Reason'

/** Between several e-mails, phones or GST numbers in one cell. */
export const importSeparator = ';'

export const importLimits = {
  rows: 5000,
  /** E-mails, phones or GST numbers. */
  keysInCell: 50,
  bytes: 5 * 1024 * 1024,
  /** Of all rows: a small workbook can hold a long text many times. */
  characters: 20_000_000,
  /** An import can be undone for so long. */
  days: 30,
  /** The list of imports has at most the last ones. */
  listed: 100,
} as const

export const importMessages = {
  required: 'Please choose a CSV or Excel file',
  one: 'Please choose one file',
  tooLarge: 'The file can have at most 5 MB',
  tooLong: 'The rows of the file have more text than can be read',
  noRows: 'The file has no rows below its heads',
  tooMany: `The file can have at most ${importLimits.rows.toLocaleString('en-IN')} rows`,
  heads: `A row of the file must name the columns: ${importColumnsText}. At least one of e-mail, phone and GST number must be there.`,
  twice: 'A column is named twice',
  noKey: 'An e-mail, a phone or a GST number is needed',
  severalCustomers: 'These belong to several customers. Merge them first.',
  gstInvalid: 'This is not a valid GST number',
  meanwhile:
    'Someone has changed one of these customers in the meantime. Please check the file again.',
  phoneOnly: (customer: string) =>
    `Only the phone number is known, as that of ${customer}. It may be another customer.`,
  leftOut: (heads: string) => `Columns left out: ${heads}`,
  warned: (rows: string) =>
    `${rows} would replace the name or the company of a customer who is known by the phone number only.`,
  warnedDetail: 'Please check that each is the same customer before you import the file.',
  tooManyKeys: `A cell can name at most ${importLimits.keysInCell}`,
  replaced: (rows: string) =>
    `${rows} replaced the name or the company of a customer who is known by the phone number only.`,
  replacedDetail: `Where it is another customer, the import can be undone for ${importLimits.days} days, under “Imports of the last month”.`,
  checked: 'The file was checked. Nothing has been stored yet.',
  imported: 'Customers imported',
  undone: 'Import undone',
  undoFailed: 'Failed to undo the import',
  unknown: 'This import does not exist, or it is too old to be undone',
  nothingToUndo:
    'All customers of this import were changed or merged since, or have written to us. They stay as they are.',
  undoneBefore: 'This import was undone already',
  left: 'These customers were changed or merged since the import, or have written to us. They stay as they are.',
  listFailed: 'Failed to fetch the earlier imports',
  checkFailed: 'Failed to check the file',
  importFailed: 'Failed to import the customers',
  cancelled: 'The upload was cancelled',
} as const
