import { callsOf } from '../call.ts'
import type { productImportDefinitions } from './product-import-definitions.ts'

export const productImportCalls = callsOf<typeof productImportDefinitions>()({
  check: { method: 'POST', path: '/admin/products/import', can: 'products.edit' },
  list: { method: 'GET', path: '/admin/imports', can: 'products.edit' },
  find: { method: 'GET', path: '/admin/imports/{id}', can: 'products.edit' },
  chooseColumns: { method: 'PUT', path: '/admin/imports/{id}/columns', can: 'products.edit' },
  mendRow: { method: 'PUT', path: '/admin/imports/{id}/rows/{row}', can: 'products.edit' },
  downloadRefused: { method: 'GET', path: '/admin/imports/{id}/refused', can: 'products.edit' },
  apply: { method: 'POST', path: '/admin/imports/{id}/apply', can: 'products.edit' },
  findUndo: { method: 'GET', path: '/admin/imports/{id}/undo', can: 'products.edit' },
  undo: { method: 'POST', path: '/admin/imports/{id}/undo', can: 'products.edit' },
  export: { method: 'GET', path: '/admin/products/export', can: 'products.view' },
})
