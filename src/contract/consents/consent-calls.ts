import { callsOf } from '../call.ts'
import type { consentDefinitions } from './consent-definitions.ts'

export const consentCalls = callsOf<typeof consentDefinitions>()({
  withdraw: { method: 'POST', path: '/admin/consents/{id}/withdraw', can: 'consents.edit' },
})
