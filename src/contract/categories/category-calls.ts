import { callsOf } from '../call.ts'
import type { categoryDefinitions } from './category-definitions.ts'

export const categoryCalls = callsOf<typeof categoryDefinitions>()({
  list: { method: 'GET', path: '/admin/categories', can: 'products.view' },
  add: { method: 'POST', path: '/admin/categories', can: 'categories.edit' },
  order: { method: 'PUT', path: '/admin/categories/order', can: 'categories.edit' },
  change: { method: 'PUT', path: '/admin/categories/{id}', can: 'categories.edit' },
  remove: { method: 'DELETE', path: '/admin/categories/{id}', can: 'categories.edit' },
  previewMerge: { method: 'GET', path: '/admin/categories/{id}/merge', can: 'categories.edit' },
  merge: { method: 'POST', path: '/admin/categories/{id}/merge', can: 'categories.edit' },
  restore: { method: 'POST', path: '/admin/categories/{id}/restore', can: 'categories.edit' },
})
