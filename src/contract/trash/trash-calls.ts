import { callsOf } from '../call.ts'
import type { trashDefinitions } from './trash-definitions.ts'

export const trashCalls = callsOf<typeof trashDefinitions>()({
  list: { method: 'GET', path: '/admin/trash', can: 'products.view' },
  restore: { method: 'POST', path: '/admin/trash/products/{id}/restore', can: 'products.edit' },
  purge: { method: 'DELETE', path: '/admin/trash/products/{id}', can: 'products.edit' },
})
