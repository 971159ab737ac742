import { callsOf } from '../call.ts'
import type { ownAccountDefinitions } from './own-account-definitions.ts'

export const ownAccountCalls = callsOf<typeof ownAccountDefinitions>()({
  find: { method: 'GET', path: '/customer/account', can: 'customer' },
  change: { method: 'PUT', path: '/customer/account', can: 'customer' },
  addAddress: { method: 'POST', path: '/customer/addresses', can: 'customer' },
  changeAddress: { method: 'PUT', path: '/customer/addresses/{id}', can: 'customer' },
  removeAddress: { method: 'DELETE', path: '/customer/addresses/{id}', can: 'customer' },
  addPerson: { method: 'POST', path: '/customer/people', can: 'customer' },
  changePerson: { method: 'PUT', path: '/customer/people/{id}', can: 'customer' },
  removePerson: { method: 'DELETE', path: '/customer/people/{id}', can: 'customer' },
})
