import type { ImportOutcome, ImportState } from '#contract/product-imports/product-import.ts'

export type ProductImportsTable = Record<ImportOutcome, number> & {
  id: string
  accountId: string
  fileName: string
  state: ImportState
  changeId: string
  /** A JSON list of `ImportColumn`. */
  columns: string
  rows: number
  applied: number
  /** Of the applied ones, since the last undo. */
  undone: number
  /** The stored ZIP of the pictures. */
  fileKey: string | null
  bytes: number
  /** A JSON list of `ZipPicture`. */
  pictures: string
  createdAt: string
  /** While its file is read: the last time that it was. Null of imports that are older than the column. */
  readAt: string | null
}

export type ProductImportRowsTable = {
  id: string
  importId: string
  row: number
  outcome: ImportOutcome
  productId: string | null
  /** By which two rows about one product are found. */
  productKey: string | null
  product: string
  /** A JSON list of texts. */
  cells: string
  /** The JSON of `AddedCells`. Null where nothing was added. */
  addedCells: string | null
  /** The JSON of a `RowPlan`. Null for a row that stores nothing. */
  plan: string | null
  /** A JSON list of `CellFault`. */
  faults: string
  appliedAt: string | null
}

/** What somebody has chosen a head to be. */
export type ProductImportColumnsTable = {
  /** As `headKeyOf` gives it. */
  head: string
  /** Empty for a column that is left out. */
  field: string
  chosenAt: string
}
