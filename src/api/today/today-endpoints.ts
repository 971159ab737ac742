import { todayCalls } from '#contract/today/today-calls.ts'
import { todayDefinitions } from '#contract/today/today-definitions.ts'
import { findToday } from '#domain/today/find-today.ts'
import { endpointsOf } from '../endpoint.ts'

export const todayEndpoints = endpointsOf(todayCalls, todayDefinitions, {
  find: (app, { caller, query }) => findToday(app, caller.session.role, query.days),
})
