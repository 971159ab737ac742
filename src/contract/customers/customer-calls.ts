import { callsOf } from '../call.ts'
import type { customerDefinitions } from './customer-definitions.ts'

export const customerCalls = callsOf<typeof customerDefinitions>()({
  signIn: { method: 'POST', path: '/customer/login', can: 'anyone' },
  signOut: { method: 'POST', path: '/customer/logout', can: 'customer' },
  endSessions: { method: 'POST', path: '/customer/logout-everywhere', can: 'customer' },
  generatePassword: { method: 'POST', path: '/admin/customer-passwords', can: 'customers.edit' },
  listPasswords: { method: 'GET', path: '/admin/customer-passwords', can: 'customers.view' },
  list: { method: 'GET', path: '/admin/customers', can: 'customers.view' },
  suspend: { method: 'PUT', path: '/admin/customers/{id}/suspension', can: 'customers.suspend' },
  delete: { method: 'DELETE', path: '/admin/customers/{id}', can: 'customers.delete' },
})
