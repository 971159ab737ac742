import { callsOf } from '../call.ts'
import type { apiKeyDefinitions } from './api-key-definitions.ts'

export const apiKeyCalls = callsOf<typeof apiKeyDefinitions>()({
  list: { method: 'GET', path: '/admin/api-keys', can: 'integrations.view' },
  add: { method: 'POST', path: '/admin/api-keys', can: 'integrations.edit' },
  revoke: { method: 'DELETE', path: '/admin/api-keys/{id}', can: 'integrations.edit' },
})
