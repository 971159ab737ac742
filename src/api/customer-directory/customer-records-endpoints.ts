import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { customerRecordDefinitions } from '#contract/customer-directory/customer-record-definitions.ts'
import { importMessages } from '#contract/customer-directory/customer-import.ts'
import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import { listLimits } from '#contract/list-limits.ts'
import { addCustomer } from '#domain/customer-directory/add-customer.ts'
import { changeCustomer } from '#domain/customer-directory/change-customer.ts'
import { findCustomerRecord } from '#domain/customer-directory/find-customer-record.ts'
import {
  countCustomerRecords,
  findCustomerRecords,
} from '#domain/customer-directory/find-customer-records.ts'
import { dismissDouble, restoreDouble } from '#domain/customer-directory/dismiss-double.ts'
import {
  countCustomerDoubles,
  findCustomerDoubles,
} from '#domain/customer-directory/find-customer-doubles.ts'
import { importCustomers } from '#domain/customer-directory/import-customers.ts'
import { previewMerge } from '#domain/customer-directory/find-merges.ts'
import { mergeCustomers } from '#domain/customer-directory/merge-customers.ts'
import {
  countCustomerNotes,
  deleteCustomerNote,
  findCustomerNotes,
  noteOnCustomer,
  restoreCustomerNote,
} from '#domain/customer-directory/note-on-customer.ts'
import { findCustomerImports } from '#domain/customer-directory/stored-customer-imports.ts'
import { undoCustomerImport } from '#domain/customer-directory/undo-customer-import.ts'
import { undoMerge } from '#domain/customer-directory/undo-merge.ts'
import { countTimeline, findTimeline } from '#domain/customer-directory/find-timeline.ts'
import { requireRecord } from '#domain/customer-directory/require-record.ts'
import { respondOnce } from '../respond-once.ts'
import { endpointsOf } from '../endpoint.ts'
import { orRefuse } from '../or-refuse.ts'
import { findPart } from '../paging.ts'

export const customerRecordsEndpoints = endpointsOf(
  customerRecordCalls,
  customerRecordDefinitions,
  {
    async list({ db }, { query }) {
      const { items, paging } = await findPart(query, {
        path: customerRecordCalls.list.path,
        find: (slice) => findCustomerRecords(db, slice),
        count: () => countCustomerRecords(db, query),
      })
      return { customers: items, ...paging }
    },
    async find({ db }, { params }) {
      return { customer: await findCustomerRecord(db, params.id) }
    },
    async add(app, { caller, body }) {
      const call = { name: 'addCustomer', caller, body, files: [] }
      const customer = await respondOnce(app, call, () => addCustomer(app, caller.by, body))
      return { message: customerRecordMessages.added, customer }
    },
    async change(app, { caller, params, body }) {
      const customer = await changeCustomer(app, caller.by, params.id, body)
      return { message: customerRecordMessages.changed, customer }
    },
    async findTimeline({ db }, { params, query }) {
      const { id } = await requireRecord(db, params.id)
      const { items, paging } = await findPart(inPages(query), {
        path: `/admin/customer-records/${id}/timeline`,
        find: (slice) => findTimeline(db, id, slice),
        count: () => countTimeline(db, id, query),
      })
      return { entries: items, ...paging }
    },

    async import(app, { caller, body, files }) {
      const upload = orRefuse(files.customers[0], importMessages.required)
      const { dryRun } = body
      const imported = await importCustomers(app, caller.by, { upload, dryRun })
      return { ...imported, message: dryRun ? importMessages.checked : importMessages.imported }
    },
    async listImports(app) {
      return { imports: await findCustomerImports(app) }
    },
    async undoImport(app, { caller, params }) {
      const undone = await undoCustomerImport(app, caller.by, params.importId)
      return { ...undone, message: importMessages.undone }
    },
    async listNotes({ db }, { params, query }) {
      const { id } = await requireRecord(db, params.id)
      const { items, paging } = await findPart(inPages(query), {
        path: `/admin/customer-records/${id}/notes`,
        find: (slice) => findCustomerNotes(db, id, slice),
        count: () => countCustomerNotes(db, id),
      })
      return { notes: items, ...paging }
    },
    async addNote(app, { caller, params, body }) {
      const note = { ...params, ...body }
      const id = await respondOnce(
        app,
        { name: 'noteOnCustomer', caller, body: note, files: [] },
        () => noteOnCustomer(app, caller.by, params.id, body.text),
      )
      return { message: customerRecordMessages.noteAdded, id }
    },
    async deleteNote(app, { caller, params }) {
      await deleteCustomerNote(app, caller.by, params)
      return { message: customerRecordMessages.noteDeleted }
    },
    async restoreNote(app, { caller, params }) {
      await restoreCustomerNote(app, caller.by, params)
      return { message: customerRecordMessages.noteRestored }
    },
    async previewMerge({ db }, { params, query }) {
      return { preview: await previewMerge(db, { keptId: params.id, mergedId: query.mergedId }) }
    },
    async merge(app, { caller, params, body }) {
      const pair = { keptId: params.id, mergedId: body.mergedId }
      return {
        message: customerRecordMessages.merged,
        mergeId: await mergeCustomers(app, caller.by, pair),
      }
    },
    async undoMerge(app, { caller, params }) {
      await undoMerge(app, caller.by, params.mergeId)
      return { message: customerRecordMessages.mergeUndone }
    },
    async listDoubles({ db }, { query }) {
      const { items, paging } = await findPart(inPages(query), {
        path: customerRecordCalls.listDoubles.path,
        find: (slice) => findCustomerDoubles(db, slice),
        count: () => countCustomerDoubles(db),
      })
      return { doubles: items, ...paging }
    },
    async dismissDouble(app, { caller, body }) {
      await dismissDouble(app, caller.by, body)
      return { message: customerRecordMessages.dismissed }
    },
    async restoreDouble(app, { caller, body }) {
      await restoreDouble(app, caller.by, body)
      return { message: customerRecordMessages.dismissUndone }
    },
  },
)

type Paged = { page?: number | undefined; limit?: number | undefined }

/** Never the whole list at once. */
function inPages<Query extends Paged>(query: Query) {
  return { ...query, page: query.page ?? 1, limit: query.limit ?? listLimits.onPage }
}
