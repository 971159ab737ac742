import { callsOf } from '../call.ts'
import type { enquiryDefinitions } from './enquiry-definitions.ts'

export const enquiryCalls = callsOf<typeof enquiryDefinitions>()({
  list: { method: 'GET', path: '/admin/enquiries', can: 'enquiries.view' },
  find: { method: 'GET', path: '/admin/enquiries/{id}', can: 'enquiries.view' },
  setStatus: { method: 'PUT', path: '/admin/enquiries/{id}/status', can: 'enquiries.edit' },
  suggestTexts: { method: 'GET', path: '/admin/enquiries/suggestions', can: 'enquiries.view' },
  changeSeveral: { method: 'PATCH', path: '/admin/enquiries', can: 'enquiries.edit' },
  undoChange: {
    method: 'POST',
    path: '/admin/enquiries/changes/{changeId}/undo',
    can: 'enquiries.edit',
  },
  setFollowUp: { method: 'PUT', path: '/admin/enquiries/{id}/follow-up', can: 'enquiries.edit' },
  markRead: { method: 'POST', path: '/admin/enquiries/{id}/read', can: 'enquiries.edit' },
  findHistory: { method: 'GET', path: '/admin/enquiries/{id}/history', can: 'enquiries.view' },
  findReplyFacts: {
    method: 'GET',
    path: '/admin/enquiries/{id}/reply-facts',
    can: 'enquiries.view',
  },
  addNote: { method: 'POST', path: '/admin/enquiries/{id}/notes', can: 'enquiries.edit' },
  reply: { method: 'POST', path: '/admin/enquiries/{id}/replies', can: 'enquiries.edit' },
  findAttachment: {
    method: 'GET',
    path: '/admin/enquiries/{id}/attachments/{attachmentId}',
    can: 'enquiries.view',
  },
  delete: { method: 'DELETE', path: '/admin/enquiries/{id}', can: 'enquiries.delete' },
  deleteSeveral: { method: 'POST', path: '/admin/enquiries/deletions', can: 'enquiries.delete' },
  undoDeletion: {
    method: 'POST',
    path: '/admin/enquiries/deletions/{changeId}/undo',
    can: 'enquiries.delete',
  },
})
