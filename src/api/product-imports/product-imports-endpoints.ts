import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import { productImportDefinitions } from '#contract/product-imports/product-import-definitions.ts'
import { productImportMessages } from '#contract/product-imports/product-import.ts'
import { changeMessages } from '#contract/products/product-change.ts'
import { withNotFeatured } from '#contract/products/product-messages.ts'
import { applyImport } from '#domain/product-imports/apply-import.ts'
import { checkImport } from '#domain/product-imports/check-import.ts'
import { chooseColumns } from '#domain/product-imports/choose-columns.ts'
import { exportProducts } from '#domain/product-imports/export-products.ts'
import { findImportUndo } from '#domain/product-imports/find-import-undo.ts'
import { findImport, findImports } from '#domain/product-imports/find-imports.ts'
import { mendRow } from '#domain/product-imports/mend-row.ts'
import { findRefusedRows } from '#domain/product-imports/refused-rows.ts'
import { requireImport, viewOf } from '#domain/product-imports/stored-imports.ts'
import { undoImport } from '#domain/product-imports/undo-import.ts'
import { withProgress } from '#domain/products/change-progress.ts'
import { withPresentCategory } from '#domain/require-category.ts'
import { endpointsOf } from '../endpoint.ts'
import { orRefuse } from '../or-refuse.ts'

export const productImportsEndpoints = endpointsOf(productImportCalls, productImportDefinitions, {
  async check(app, { caller, body, files }) {
    const file = orRefuse(files.file[0], productImportMessages.required)
    const { columns } = body
    const checked = await checkImport(app, caller.by, {
      file,
      pictures: files.pictures[0],
      columns,
    })
    const { importId, rows, created, changed, unchanged, refused } = checked
    const message = productImportMessages.checked
    return { importId, rows, created, changed, unchanged, refused, message }
  },
  async list(app) {
    return { imports: await findImports(app) }
  },
  async find(app, { params, query }) {
    return findImport(app, params.id, query)
  },
  async chooseColumns(app, { params, body }) {
    const chosen = await chooseColumns(app, params.id, body.columns)
    return { ...chosen, message: productImportMessages.columnsChosen }
  },
  async mendRow(app, { params: { id, row }, body }) {
    const mended = await mendRow(app, { id, row: Number(row) || 0, ...body })
    return { ...mended, message: productImportMessages.mended }
  },
  async downloadRefused(app, { params }) {
    return findRefusedRows(app, params.id)
  },
  async apply(app, { caller, params }) {
    const stored = await applyImport(app, caller.by, params.id)
    return { ...viewOf(stored, null), message: productImportMessages.applied(stored.applied) }
  },
  async findUndo(app, { params }) {
    return findImportUndo(app, params.id)
  },
  async undo(app, { caller, params: { id } }) {
    const { changeId } = await requireImport(app.db, id)
    return withProgress(app, caller.by, changeId, async (app) => {
      const { notFeatured, ...undone } = await undoImport(app, caller.by, id)
      const { count, refused } = undone
      const left = refused.length > 0 ? [productImportMessages.left(refused.length)] : []
      const text = [changeMessages.undone(count), ...left].join(' ')
      return { ...undone, message: withNotFeatured(text, notFeatured) }
    })
  },
  async export(app, { query }) {
    return exportProducts(app, await withPresentCategory(app, query, 'all'))
  },
})
