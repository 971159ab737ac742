import { callsOf } from '../call.ts'
import type { webhookDefinitions } from './webhook-definitions.ts'

const can = 'integrations.edit'

export const webhookCalls = callsOf<typeof webhookDefinitions>()({
  list: { method: 'GET', path: '/admin/webhooks', can: 'integrations.view' },
  add: { method: 'POST', path: '/admin/webhooks', can },
  change: { method: 'PATCH', path: '/admin/webhooks/{id}', can },
  remove: { method: 'DELETE', path: '/admin/webhooks/{id}', can },
  renewSecret: { method: 'POST', path: '/admin/webhooks/{id}/secret', can },
  sendTest: { method: 'POST', path: '/admin/webhooks/{id}/test', can },
  listDeliveries: {
    method: 'GET',
    path: '/admin/webhooks/{id}/deliveries',
    can: 'integrations.view',
  },
  sendAgain: { method: 'POST', path: '/admin/webhooks/{id}/deliveries/{deliveryId}/again', can },
})
