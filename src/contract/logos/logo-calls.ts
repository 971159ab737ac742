import { callsOf } from '../call.ts'
import type { clientDefinitions, partnerDefinitions } from './logo-definitions.ts'

export const partnerCalls = callsOf<typeof partnerDefinitions>()({
  list: { method: 'GET', path: '/partners', can: 'anyone' },
  listForOffice: { method: 'GET', path: '/admin/partners', can: 'logos.view' },
  upload: { method: 'POST', path: '/admin/partners', can: 'logos.edit' },
  order: { method: 'PUT', path: '/admin/partners/order', can: 'logos.edit' },
  change: { method: 'PUT', path: '/admin/partners/{id}', can: 'logos.edit' },
  delete: { method: 'DELETE', path: '/admin/partners/{id}', can: 'logos.edit' },
})

export const clientCalls = callsOf<typeof clientDefinitions>()({
  list: { method: 'GET', path: '/clients', can: 'anyone' },
  listForOffice: { method: 'GET', path: '/admin/clients', can: 'logos.view' },
  upload: { method: 'POST', path: '/admin/clients', can: 'logos.edit' },
  order: { method: 'PUT', path: '/admin/clients/order', can: 'logos.edit' },
  change: { method: 'PUT', path: '/admin/clients/{id}', can: 'logos.edit' },
  delete: { method: 'DELETE', path: '/admin/clients/{id}', can: 'logos.edit' },
})
