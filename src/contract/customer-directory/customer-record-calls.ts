import { callsOf } from '../call.ts'
import type { customerRecordDefinitions } from './customer-record-definitions.ts'

export const customerRecordCalls = callsOf<typeof customerRecordDefinitions>()({
  list: { method: 'GET', path: '/admin/customer-records', can: 'customers.view' },
  add: { method: 'POST', path: '/admin/customer-records', can: 'customers.edit' },
  find: { method: 'GET', path: '/admin/customer-records/{id}', can: 'customers.view' },
  change: { method: 'PUT', path: '/admin/customer-records/{id}', can: 'customers.edit' },
  findTimeline: {
    method: 'GET',
    path: '/admin/customer-records/{id}/timeline',
    can: 'customers.view',
  },
  import: { method: 'POST', path: '/admin/customer-records/import', can: 'customers.edit' },
  listImports: { method: 'GET', path: '/admin/customer-imports', can: 'customers.view' },
  undoImport: {
    method: 'POST',
    path: '/admin/customer-imports/{importId}/undo',
    can: 'customers.edit',
  },
  listNotes: { method: 'GET', path: '/admin/customer-records/{id}/notes', can: 'customers.view' },
  addNote: { method: 'POST', path: '/admin/customer-records/{id}/notes', can: 'customers.edit' },
  deleteNote: {
    method: 'DELETE',
    path: '/admin/customer-records/{id}/notes/{noteId}',
    can: 'customers.edit',
  },
  restoreNote: {
    method: 'POST',
    path: '/admin/customer-records/{id}/notes/{noteId}/restore',
    can: 'customers.edit',
  },
  previewMerge: {
    method: 'GET',
    path: '/admin/customer-records/{id}/merge',
    can: 'customers.view',
  },
  merge: { method: 'POST', path: '/admin/customer-records/{id}/merge', can: 'customers.edit' },
  undoMerge: {
    method: 'POST',
    path: '/admin/customer-merges/{mergeId}/undo',
    can: 'customers.edit',
  },
  listDoubles: { method: 'GET', path: '/admin/customer-doubles', can: 'customers.view' },
  dismissDouble: {
    method: 'POST',
    path: '/admin/customer-doubles/dismiss',
    can: 'customers.edit',
  },
  restoreDouble: {
    method: 'POST',
    path: '/admin/customer-doubles/restore',
    can: 'customers.edit',
  },
})
