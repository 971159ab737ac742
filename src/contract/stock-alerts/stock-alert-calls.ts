import { callsOf } from '../call.ts'
import type { stockAlertDefinitions } from './stock-alert-definitions.ts'

export const stockAlertCalls = callsOf<typeof stockAlertDefinitions>()({
  count: { method: 'GET', path: '/admin/products/{id}/stock-alerts', can: 'products.view' },
})
