import { callsOf } from '../call.ts'
import type { emailDefinitions } from './email-definitions.ts'

export const emailCalls = callsOf<typeof emailDefinitions>()({
  list: { method: 'GET', path: '/admin/emails', can: 'emails.view' },
  sendAgain: { method: 'POST', path: '/admin/emails/{id}/send', can: 'emails.send' },
})
