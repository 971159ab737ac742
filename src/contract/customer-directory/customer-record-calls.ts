import { callsOf } from '../call.ts'
import type { customerRecordDefinitions } from './customer-record-definitions.ts'

export const customerRecordCalls = callsOf<typeof customerRecordDefinitions>()({
  list: { method: 'GET', path: '/admin/customer-records', can: 'customers.view' },
  find: { method: 'GET', path: '/admin/customer-records/{id}', can: 'customers.view' },
  findTimeline: {
    method: 'GET',
    path: '/admin/customer-records/{id}/timeline',
    can: 'customers.view',
  },
})
