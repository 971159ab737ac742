import { callsOf } from '../call.ts'
import type { todayDefinitions } from './today-definitions.ts'

export const todayCalls = callsOf<typeof todayDefinitions>()({
  find: { method: 'GET', path: '/admin/today', can: 'office.use' },
  findSearches: { method: 'GET', path: '/admin/today/searches', can: 'products.view' },
})
