import { callsOf } from '../call.ts'
import type { productDefinitions } from './product-definitions.ts'

export const productCalls = callsOf<typeof productDefinitions>()({
  list: { method: 'GET', path: '/products', can: 'anyone' },
  find: { method: 'GET', path: '/products/{id}', can: 'anyone' },
  listRecords: { method: 'GET', path: '/admin/products/all', can: 'products.view' },
  listFeatured: { method: 'GET', path: '/admin/products/featured', can: 'products.view' },
  findQuality: { method: 'GET', path: '/admin/products/quality', can: 'products.view' },
  orderFeatured: { method: 'PUT', path: '/admin/products/featured/order', can: 'products.edit' },
  suggestTexts: { method: 'GET', path: '/admin/products/suggestions', can: 'products.edit' },
  findAlike: { method: 'GET', path: '/admin/products/alike', can: 'products.edit' },
  findUsualLabels: { method: 'GET', path: '/admin/products/usual-labels', can: 'products.edit' },
  readSpecifications: {
    method: 'POST',
    path: '/admin/products/read-specifications',
    can: 'products.edit',
  },
  correctSpecification: {
    method: 'PUT',
    path: '/admin/products/{id}/spec-corrections',
    can: 'products.edit',
  },
  findRecord: { method: 'GET', path: '/admin/products/{id}', can: 'products.view' },
  findHistory: { method: 'GET', path: '/admin/products/{id}/history', can: 'products.view' },
  restoreVersion: {
    method: 'POST',
    path: '/admin/products/{id}/history/{eventId}/restore',
    can: 'products.edit',
  },
  add: { method: 'POST', path: '/admin/products/add', can: 'products.edit' },
  change: { method: 'PUT', path: '/admin/products-edit/{id}', can: 'products.edit' },
  changeSeveral: { method: 'PATCH', path: '/admin/products', can: 'products.edit' },
  findProgress: {
    method: 'GET',
    path: '/admin/changes/{progressId}/progress',
    can: 'products.edit',
  },
  undoChange: { method: 'POST', path: '/admin/changes/{changeId}/undo', can: 'products.edit' },
  withdrawSeveral: { method: 'POST', path: '/admin/products/withdraw', can: 'products.edit' },
  withdraw: { method: 'DELETE', path: '/admin/products-del/{id}', can: 'products.edit' },
})
