import { fieldRowOf, productFieldNames, productFields } from '../products/product-fields.ts'
import { productMessages } from '../products/product-messages.ts'
import { countText, productsText } from '../count-text.ts'
import type { changeMessages } from '../products/product-change.ts'
import type { ProductField } from '../products/product.ts'

/** What a column of a file can be. */
export type ImportField = 'id' | ProductField | 'specs' | 'images'

export const importFields: readonly ImportField[] = ['id', ...productFieldNames, 'specs', 'images']

const otherHeads = { id: 'ID', specs: 'Specifications', images: 'Images' } as const

/** The head of each column of an export. */
export function importHeadOf(field: ImportField): string {
  if (field === 'id' || field === 'specs' || field === 'images') return otherHeads[field]
  return productFields[field].label
}

/** What a product cannot be added without, by any column or correction of its row. */
export const neededFields: readonly ProductField[] = productFieldNames.filter((field) => {
  const { isRequired, initial } = fieldRowOf(field)
  return isRequired && initial === undefined
})

/** What is typed of a row for fields that no column of its file is. */
export type AddedCells = Partial<Record<ImportField, string>>

export const importOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const importOutcomeTexts: Record<ImportOutcome, string> = {
  created: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
}

export const importStates = [
  'reading',
  'checked',
  'applying',
  'applied',
  'partlyUndone',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

const importStateTexts: Record<ImportState, string> = {
  reading: 'Being read',
  checked: 'Checked, nothing stored',
  applying: 'Partly stored',
  applied: 'Stored',
  partlyUndone: 'Partly undone',
  undone: 'Undone',
}

/** A head of the file, and what the column is. Empty for one that is left out. */
export type ImportColumn = { head: string; field: ImportField | '' }

/** What a file would do, or has done. The four outcomes always add up to `rows`. */
export type ProductImport = Record<ImportOutcome, number> & {
  importId: string
  fileName: string
  state: ImportState
  /** By which its products are found in the audit, and undone. */
  changeId: string
  rows: number
  /** Of the rows that create or change a product, how many are stored. */
  applied: number
  /** Of the products that were stored, how many the last undo left as they were before the import. */
  undone: number
  createdAt: string
  /** Null for an account that was removed. */
  by: string | null
  columns: ImportColumn[]
  /** Images of the ZIP file that match no row. */
  unusedPictures: string[]
}

/** Whole or in part: it is not applied again. */
export function isUndoneImport(state: ImportState) {
  return state === 'undone' || state === 'partlyUndone'
}

export function importStateText({
  state,
  undone,
  applied,
}: Pick<ProductImport, 'state' | 'undone' | 'applied'>): string {
  const text = importStateTexts[state]
  return state === 'partlyUndone' ? `${text}: ${countText(undone)} of ${countText(applied)}` : text
}

/** Why an undo leaves a product as it is. */
export type UndoRefusal = keyof typeof changeMessages.refused

/** What an undo would do now. */
export type ImportUndo = {
  /** Products that are new by the import: they go into the trash. */
  withdrawn: number
  /** Products that get their former values. */
  restored: number
  left: { reason: UndoRefusal; count: number; names: string[] }[]
}

/** Each is about a product or about several: `2 products have been changed since and stay.` */
const undoRefusalTexts: Record<UndoRefusal, [one: string, several: string]> = {
  changed: ['has been changed since and stays', 'have been changed since and stay'],
  deleted: ['has been deleted since', 'have been deleted since'],
  restored: ['has been restored since and stays', 'have been restored since and stay'],
  purged: ['was deleted for ever', 'were deleted for ever'],
  pictures: ['has other images since and stays', 'have other images since and stay'],
  picturesGone: ['stays: its former images were deleted', 'stay: their former images were deleted'],
  featured: [
    'stays: Home features as many products as it can',
    'stay: Home features as many products as it can',
  ],
  category: [
    'stays: its former category no longer exists',
    'stay: their former categories no longer exist',
  ],
}

export function undoLeftText(reason: UndoRefusal, count: number): string {
  const [one, several] = undoRefusalTexts[reason]
  return `${productsText(count)} ${count === 1 ? one : several}.`
}

/** What a stored product is now. */
export const importPresences = ['imported', 'changed', 'restored', 'withdrawn', 'purged'] as const
export type ImportPresence = (typeof importPresences)[number]

export const importPresenceTexts: Record<ImportPresence, string> = {
  imported: 'as imported',
  changed: 'changed since',
  restored: 'as before the import',
  withdrawn: 'withdrawn',
  purged: 'deleted for ever',
}

/** A cell that differs from what is stored. */
export type CellChange = { column: string; before: string; after: string }

/** Why a row is refused. The column is empty where it is about the whole row. */
export type CellFault = { column: string; reason: string }

export type ImportedRow = {
  row: number
  outcome: ImportOutcome
  isApplied: boolean
  /** Null for a row that is not stored. */
  presence: ImportPresence | null
  productId: string | null
  /** What the row calls the product. */
  product: string
  changes: CellChange[]
  faults: CellFault[]
  /** As the file has them, in the order of its columns. */
  cells: string[]
  /** For fields that no column of the file is. */
  added: AddedCells
}

export const productImportLimits = {
  rows: 50_000,
  bytes: 50 * 1024 * 1024,
  pictureBytes: 200 * 1024 * 1024,
  /** An import can be applied and undone for so long. */
  days: 30,
  listed: 20,
  unusedPictures: 100,
  /** For each reason for which an undo leaves products as they are. */
  leftNames: 20,
} as const

const rowsText = productImportLimits.rows.toLocaleString('en-IN')

export const productImportMessages = {
  required: 'Please choose a CSV or Excel file',
  one: 'Please choose one file',
  tooLarge: 'The file can have at most 50 MB',
  picturesTooLarge: 'The ZIP file of the images can have at most 200 MB',
  notZip: 'The file of the images must be a ZIP file',
  noRows: 'The file has no rows below its heads',
  tooMany: `The file can have at most ${rowsText} rows: please divide it`,
  noHeads: 'A row of the file must name the columns, such as Product Name, Brand and Model Number',
  headTwice: (head: string) => `Two columns are named “${head}”: please rename one of them`,
  checked: 'The file was checked. Nothing has been stored yet.',
  notFound: 'This import does not exist',
  rowNotFound: 'This import has no such row',
  reading: 'The file is still being read',
  undone: 'This import was undone. Please upload the file again.',
  outdated: 'This import was undone, so what its check found is out of date.',
  outdatedHint:
    'To apply the file once more, upload it again: it is checked against the products as they are now. Products that it had added are in the trash, and are added anew unless you restore them first.',
  left: (count: number) =>
    `${productsText(count)} ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
  alreadyApplied: 'This row has been stored',
  partlyApplied: 'Some rows have been stored: their columns cannot be chosen again',
  nothingToApply: 'No row creates or changes a product',
  notApplied: 'Nothing of this import has been stored',
  applied: (count: number) => `${productsText(count)} ${count === 1 ? 'was' : 'were'} stored.`,
  mended: 'The row was checked again',
  columnsChanged: 'Other columns have been chosen meanwhile. Please look at the row again.',
  columnsChosen: 'The rows were checked with these columns',
  isApplying: 'This import is being applied. Please wait until it has ended.',
  uploadFailed: 'Failed to check the file',
  applyFailed: 'Failed to apply the import',
  undoFailed: 'Failed to undo the import',
  mendFailed: 'Failed to check the row',
  columnsFailed: 'Failed to choose the columns',
  downloadFailed: 'Failed to download the file',
  cancelled: 'The upload was cancelled',
} as const

/** Why a row or a cell is refused. Faults of a field are those of the form. */
export const rowFaults = {
  missing: (label: string) => `${label} is missing`,
  unknownId: 'No product has this ID',
  deletedId: 'This product was deleted. Restore it from the trash first.',
  severalCategories: (text: string, names: string[]) =>
    `${text} may be ${names.join(' or ')}: please write which`,
  several: 'Several products have this brand and model number: please give the ID',
  twice: (row: number) => `Row ${row} is about the same product`,
  moreCells: (cells: number, columns: number) =>
    `The row has ${cells} cells, and the heads name ${columns} columns: a comma in a text or a price needs quotation marks around its cell`,
  unreadable: 'This cell has letters that cannot be read. Please save the file as UTF-8.',
  formulaError: (text: string) => `${text} is an error of the spreadsheet`,
  gstAsShare: (text: string) => `${text} would be ${text} %: please write 18 for 18 %`,
  notComputed:
    'The formula of this cell has no result in the file: please save the file in a spreadsheet program first',
  noFeatured: 'Home features as many products as it can',
  noPicture: (name: string) => `${name} is not in the ZIP file of the images`,
  severalPictures: (name: string, file: string) =>
    `Several images of the ZIP file are named ${name}: please give the folder too, as in ${file}`,
  contestedPicture: (name: string, modelNo: string) =>
    `${name} is taken as an image of ${modelNo}: please name the images of both in a column Images`,
  notImage: (name: string) => `${name} is not an image`,
  pictureTooLarge: (name: string) => `${name} is not smaller than 5 MB`,
  tooManyPictures: productMessages.tooManyPictures,
  addedSince: 'Someone has added this product since the file was checked',
  changedSince: 'Someone has changed this product since the file was checked',
  deletedSince: 'Someone has deleted this product since the file was checked',
} as const
