import { callsOf } from '../call.ts'
import type { productDocumentDefinitions } from './product-document-definitions.ts'

export const productDocumentCalls = callsOf<typeof productDocumentDefinitions>()({
  list: { method: 'GET', path: '/admin/products/{id}/documents', can: 'products.view' },
  add: { method: 'POST', path: '/admin/products/{id}/documents', can: 'products.edit' },
  change: { method: 'PUT', path: '/admin/product-documents/{id}', can: 'products.edit' },
  delete: { method: 'DELETE', path: '/admin/product-documents/{id}', can: 'products.edit' },
  download: { method: 'GET', path: '/admin/product-documents/{id}/file', can: 'products.view' },
})
