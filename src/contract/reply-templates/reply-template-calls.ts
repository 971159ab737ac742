import { callsOf } from '../call.ts'
import type { replyTemplateDefinitions } from './reply-template-definitions.ts'

export const replyTemplateCalls = callsOf<typeof replyTemplateDefinitions>()({
  list: { method: 'GET', path: '/admin/reply-templates', can: 'reply-templates.view' },
  add: { method: 'POST', path: '/admin/reply-templates', can: 'reply-templates.edit' },
  order: { method: 'PUT', path: '/admin/reply-templates/order', can: 'reply-templates.edit' },
  change: { method: 'PUT', path: '/admin/reply-templates/{id}', can: 'reply-templates.edit' },
  delete: { method: 'DELETE', path: '/admin/reply-templates/{id}', can: 'reply-templates.edit' },
  findHistory: {
    method: 'GET',
    path: '/admin/reply-templates/{id}/history',
    can: 'reply-templates.view',
  },
  restoreVersion: {
    method: 'POST',
    path: '/admin/reply-templates/{id}/history/{eventId}/restore',
    can: 'reply-templates.edit',
  },
  restore: {
    method: 'POST',
    path: '/admin/reply-templates/{id}/restore',
    can: 'reply-templates.edit',
  },
})
