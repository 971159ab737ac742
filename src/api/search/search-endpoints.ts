import { searchCalls } from '#contract/search/search-calls.ts'
import { searchDefinitions } from '#contract/search/search-definitions.ts'
import { findSuggestions } from '#domain/products/find-suggestions.ts'
import { endpointsOf } from '../endpoint.ts'

export const searchEndpoints = endpointsOf(searchCalls, searchDefinitions, {
  suggest: (app, { query }) => findSuggestions(app, query.q),
})
