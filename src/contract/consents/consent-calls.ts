import { callsOf } from '../call.ts'
import type { consentDefinitions } from './consent-definitions.ts'

export const consentCalls = callsOf<typeof consentDefinitions>()({
  list: { method: 'GET', path: '/admin/consents', can: 'consents.view' },
  withdraw: { method: 'POST', path: '/admin/consents/{id}/withdraw', can: 'consents.edit' },
})
