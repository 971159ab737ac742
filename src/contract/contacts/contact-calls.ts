import { callsOf } from '../call.ts'
import type { contactDefinitions } from './contact-definitions.ts'

export const contactCalls = callsOf<typeof contactDefinitions>()({
  list: { method: 'GET', path: '/admin/contacts', can: 'contacts.view' },
  setStatus: { method: 'PUT', path: '/admin/contacts/{id}/status', can: 'contacts.edit' },
  setPassword: { method: 'PUT', path: '/admin/contacts/{id}/password', can: 'customers.edit' },
  delete: { method: 'DELETE', path: '/admin/contacts/{id}', can: 'contacts.delete' },
})
