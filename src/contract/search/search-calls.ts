import { callsOf } from '../call.ts'
import type { searchDefinitions } from './search-definitions.ts'

export const searchCalls = callsOf<typeof searchDefinitions>()({
  suggest: { method: 'GET', path: '/search', can: 'anyone' },
})
