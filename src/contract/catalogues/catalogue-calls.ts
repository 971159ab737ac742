import { callsOf } from '../call.ts'
import type { catalogueDefinitions } from './catalogue-definitions.ts'

export const catalogueCalls = callsOf<typeof catalogueDefinitions>()({
  upload: { method: 'POST', path: '/admin/category-catalogue/upload', can: 'catalogues.edit' },
  find: { method: 'GET', path: '/category-catalogue/{category}', can: 'anyone' },
  findStored: {
    method: 'GET',
    path: '/admin/category-catalogue/{category}',
    can: 'products.view',
  },
  delete: {
    method: 'DELETE',
    path: '/admin/category-catalogue/{category}',
    can: 'catalogues.edit',
  },
})
