import { callsOf } from '../call.ts'
import type { accessoryDefinitions } from './accessory-definitions.ts'

const pairPath = '/admin/products/{id}/accessories/{accessoryId}'

export const accessoryCalls = callsOf<typeof accessoryDefinitions>()({
  list: { method: 'GET', path: '/admin/products/{id}/accessories', can: 'products.view' },
  add: { method: 'PUT', path: pairPath, can: 'products.edit' },
  remove: { method: 'DELETE', path: pairPath, can: 'products.edit' },
})
