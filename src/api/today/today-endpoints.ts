import { todayCalls } from '#contract/today/today-calls.ts'
import { todayDefinitions } from '#contract/today/today-definitions.ts'
import { findSearchesOfDay } from '#domain/today/find-searches-of-day.ts'
import { findToday } from '#domain/today/find-today.ts'
import { endpointsOf } from '../endpoint.ts'

export const todayEndpoints = endpointsOf(todayCalls, todayDefinitions, {
  find: (app, { caller, query }) => findToday(app, caller.session.role, query.days),
  async findSearches({ db }, { query }) {
    return { searches: await findSearchesOfDay(db, query.day) }
  },
})
