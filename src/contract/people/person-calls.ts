import { callsOf } from '../call.ts'
import type { personDefinitions } from './person-definitions.ts'

export const personCalls = callsOf<typeof personDefinitions>()({
  list: { method: 'GET', path: '/admin/people', can: 'people.view' },
  invite: { method: 'POST', path: '/admin/people', can: 'people.edit' },
  inviteAgain: { method: 'POST', path: '/admin/people/{id}/invitation', can: 'people.edit' },
  change: { method: 'PATCH', path: '/admin/people/{id}', can: 'people.edit' },
  remove: { method: 'DELETE', path: '/admin/people/{id}', can: 'people.edit' },
  listSessions: { method: 'GET', path: '/admin/people/{id}/sessions', can: 'people.view' },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/admin/people/{id}/second-factor',
    can: 'people.edit',
  },
  endSession: {
    method: 'DELETE',
    path: '/admin/people/{id}/sessions/{sessionId}',
    can: 'people.edit',
  },
  endSessions: { method: 'DELETE', path: '/admin/people/{id}/sessions', can: 'people.edit' },
})
