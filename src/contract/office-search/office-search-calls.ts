import { callsOf } from '../call.ts'
import type { officeSearchDefinitions } from './office-search-definitions.ts'

export const officeSearchCalls = callsOf<typeof officeSearchDefinitions>()({
  find: { method: 'GET', path: '/admin/find', can: 'office.use' },
})
