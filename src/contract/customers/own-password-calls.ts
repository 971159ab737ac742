import { callsOf } from '../call.ts'
import type { ownPasswordDefinitions } from './own-password-definitions.ts'

export const ownPasswordCalls = callsOf<typeof ownPasswordDefinitions>()({
  change: { method: 'PUT', path: '/customer/password', can: 'anyone' },
  requestLink: { method: 'POST', path: '/customer/password-link', can: 'anyone' },
  set: { method: 'POST', path: '/customer/password-link/confirm', can: 'anyone' },
})
