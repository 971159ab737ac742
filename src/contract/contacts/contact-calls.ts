import { callsOf } from '../call.ts'
import type { contactDefinitions } from './contact-definitions.ts'

export const contactCalls = callsOf<typeof contactDefinitions>()({
  list: { method: 'GET', path: '/admin/contacts', can: 'contacts.view' },
  find: { method: 'GET', path: '/admin/contacts/{id}', can: 'contacts.view' },
  setFollowUp: { method: 'PUT', path: '/admin/contacts/{id}/follow-up', can: 'contacts.edit' },
  setStatus: { method: 'PUT', path: '/admin/contacts/{id}/status', can: 'contacts.edit' },
  suggestTexts: { method: 'GET', path: '/admin/contacts/suggestions', can: 'contacts.view' },
  changeSeveral: { method: 'PATCH', path: '/admin/contacts', can: 'contacts.edit' },
  undoChange: {
    method: 'POST',
    path: '/admin/contacts/changes/{changeId}/undo',
    can: 'contacts.edit',
  },
  setPassword: { method: 'PUT', path: '/admin/contacts/{id}/password', can: 'customers.edit' },
  findHistory: { method: 'GET', path: '/admin/contacts/{id}/history', can: 'contacts.view' },
  reply: { method: 'POST', path: '/admin/contacts/{id}/replies', can: 'contacts.edit' },
  findAttachment: {
    method: 'GET',
    path: '/admin/contacts/{id}/attachments/{attachmentId}',
    can: 'contacts.view',
  },
  delete: { method: 'DELETE', path: '/admin/contacts/{id}', can: 'contacts.delete' },
  deleteSeveral: { method: 'POST', path: '/admin/contacts/deletions', can: 'contacts.delete' },
  undoDeletion: {
    method: 'POST',
    path: '/admin/contacts/deletions/{changeId}/undo',
    can: 'contacts.delete',
  },
})
