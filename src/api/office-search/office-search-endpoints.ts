import { officeSearchCalls } from '#contract/office-search/office-search-calls.ts'
import { officeSearchDefinitions } from '#contract/office-search/office-search-definitions.ts'
import { findInOffice } from '#domain/office-search/find-in-office.ts'
import { endpointsOf } from '../endpoint.ts'

export const officeSearchEndpoints = endpointsOf(officeSearchCalls, officeSearchDefinitions, {
  async find(app, { caller, query }) {
    return { found: await findInOffice(app, caller.session.role, query.q) }
  },
})
