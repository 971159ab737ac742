import { callsOf } from '../call.ts'
import type { auditDefinitions } from './audit-definitions.ts'

export const auditCalls = callsOf<typeof auditDefinitions>()({
  list: { method: 'GET', path: '/admin/audit', can: 'audit.view' },
  check: { method: 'GET', path: '/admin/audit/check', can: 'audit.view' },
})
