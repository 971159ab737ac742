import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { ContentResponse, IdParams, MessageResponse } from '../general-schemas.ts'
import { emptyAsAbsent, queryFields } from '../list-query.ts'
import { plainText } from '../plain-text.ts'
import { changeMessages } from '../products/product-change.ts'
import { RefusedProductResponse } from '../products/product-change-form.ts'
import { OfficeProductQuery } from '../products/product-query.ts'
import { keysOf } from '../keys-of.ts'
import { z } from '../schema.ts'
import {
  importFields,
  importOutcomes,
  importPresences,
  importStates,
  productImportLimits,
  productImportMessages,
} from './product-import.ts'
import type { ImportColumn, ImportedRow, ImportUndo, ProductImport } from './product-import.ts'

const columnFault = `A column must be empty or one of: ${importFields.join(', ')}`
const columnsFault = 'Columns must name a field for each head'
const cellsFault = 'Cells must be a list of texts'
const addedFault = 'Added must hold texts by the names of fields'
const field = z.enum(['', ...importFields], columnFault)

/** The limits of a table: more cells are in no row. */
const mostCells = 200

const counts = {
  rows: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
}

const ImportResponse = z.object({
  importId: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  changeId: z.string(),
  ...counts,
  applied: z.int(),
  undone: z.int(),
  createdAt: z.iso.datetime(),
  by: z.string().nullable(),
  columns: z.array(z.object({ head: z.string(), field } satisfies FieldsOf<ImportColumn>)),
  unusedPictures: z.array(z.string()),
} satisfies FieldsOf<ProductImport>)

/** By the names of the fields. */
const AddedCells = z.partialRecord(
  z.enum(importFields, addedFault),
  z.string(addedFault),
  addedFault,
)

const RowResponse = z.object({
  row: z.int(),
  outcome: z.enum(importOutcomes),
  isApplied: z.boolean(),
  presence: z.enum(importPresences).nullable(),
  productId: z.string().nullable(),
  product: z.string(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  faults: z.array(z.object({ column: z.string(), reason: z.string() })),
  cells: z.array(z.string()),
  added: AddedCells,
} satisfies FieldsOf<ImportedRow>)

const UndoResponse = z.object({
  withdrawn: z.int(),
  restored: z.int(),
  left: z.array(
    z.object({
      reason: z.enum(keysOf(changeMessages.refused)),
      count: z.int(),
      /** The first of them. */
      names: z.array(z.string()),
    }),
  ),
} satisfies FieldsOf<ImportUndo>)

const outcome = z.enum(importOutcomes, `Outcome must be one of: ${importOutcomes.join(', ')}`)

/** By the heads of the file. A head that is not named is mapped by its name. */
const ChosenColumns = z.record(z.string(), field, columnsFault)

function jsonFromText(input: unknown): unknown {
  if (typeof input !== 'string') return input
  if (input.trim() === '') return undefined
  try {
    return JSON.parse(input)
  } catch {
    return input
  }
}

export const productImportDefinitions = {
  check: {
    summary: 'Check a CSV or Excel file of products: what each row would do. Nothing is stored yet',
    body: z.object({ columns: z.preprocess(jsonFromText, ChosenColumns.optional()) }),
    files: {
      file: {
        most: 1,
        tooMany: productImportMessages.one,
        size: { bytes: productImportLimits.bytes + 1, tooLarge: productImportMessages.tooLarge },
        required: productImportMessages.required,
      },
      pictures: {
        most: 1,
        tooMany: productImportMessages.one,
        size: {
          bytes: productImportLimits.pictureBytes + 1,
          tooLarge: productImportMessages.picturesTooLarge,
        },
      },
    },
    response: ImportResponse.pick({ importId: true }).extend({
      ...counts,
      ...MessageResponse.shape,
    }),
  },
  list: {
    summary: 'The imports of products, the last one first',
    response: z.object({ imports: z.array(ImportResponse) }),
  },
  find: {
    summary: 'An import with its counts, its progress and a page of its rows',
    params: IdParams,
    query: z.object({
      outcome: emptyAsAbsent(outcome),
      page: queryFields.page,
      limit: queryFields.limit,
    }),
    response: ImportResponse.extend({
      items: z.array(RowResponse),
      /** Of the rows with the outcome that was asked for. */
      total: z.int(),
    }),
    refusals: [404],
  },
  chooseColumns: {
    summary: 'Choose what each column of the file is, for this and for later imports',
    params: IdParams,
    body: z.object({ columns: ChosenColumns }),
    response: ImportResponse.extend(MessageResponse.shape),
    refusals: [404, 409],
  },
  mendRow: {
    summary: 'Correct the cells of a row that is not stored yet, and check it again',
    params: IdParams.extend({ row: plainText() }),
    body: z.object({
      cells: z
        .array(z.string(cellsFault), cellsFault)
        .min(1, cellsFault)
        .max(mostCells, cellsFault),
      /** For fields that no column of the file is. */
      added: AddedCells.optional(),
    }),
    response: ImportResponse.extend({ ...MessageResponse.shape, item: RowResponse }),
    refusals: [404, 409],
  },
  downloadRefused: {
    summary: 'The refused rows as CSV, with a column that says why',
    params: IdParams,
    response: ContentResponse,
    sendsFile: true,
    refusals: [404],
  },
  apply: {
    summary:
      'Store what the check has announced, 500 rows at once under one change id. Called again, it goes on where it was interrupted',
    params: IdParams,
    response: ImportResponse.extend(MessageResponse.shape),
    refusals: [404, 409],
  },
  findUndo: {
    summary:
      'What an undo of the import would do now, and which products it would leave as they are',
    params: IdParams,
    response: UndoResponse,
    refusals: [404],
  },
  undo: {
    summary:
      'Undo an import, except products that somebody has changed since. Called again, it undoes what remains',
    params: IdParams,
    response: z.object({
      /** The undo is a change too. Null where nothing was undone. */
      changeId: z.string().nullable(),
      count: z.int(),
      refused: z.array(RefusedProductResponse),
      message: z.string(),
    }),
    refusals: [404, 409],
  },
  export: {
    summary: 'The products that the filters of the list find, as CSV or as an Excel workbook',
    query: OfficeProductQuery.omit({ page: true, limit: true }).extend({
      format: z.enum(['csv', 'xlsx'], 'Format must be csv or xlsx').default('csv'),
    }),
    response: ContentResponse,
    sendsFile: true,
  },
} satisfies CallDefinitions
