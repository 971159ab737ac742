import { callsOf } from '../call.ts'
import type { emailDefinitions } from './email-definitions.ts'

export const emailCalls = callsOf<typeof emailDefinitions>()({
  list: { method: 'GET', path: '/admin/emails', can: 'emails.view' },
  sendTest: { method: 'POST', path: '/admin/emails/test', can: 'emails.send' },
  findSettings: { method: 'GET', path: '/admin/settings/mail', can: 'mail-settings.view' },
  saveSettings: { method: 'PUT', path: '/admin/settings/mail', can: 'mail-settings.edit' },
  removeSettings: { method: 'DELETE', path: '/admin/settings/mail', can: 'mail-settings.edit' },
  sendAgain: { method: 'POST', path: '/admin/emails/{id}/send', can: 'emails.send' },
})
