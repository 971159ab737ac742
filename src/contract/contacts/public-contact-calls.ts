import { callsOf } from '../call.ts'
import type { publicContactDefinitions } from './contact-definitions.ts'

/** Apart from those of the back office, which no public page loads. */
export const publicContactCalls = callsOf<typeof publicContactDefinitions>()({
  send: { method: 'POST', path: '/contact', can: 'anyone' },
})
