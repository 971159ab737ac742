import { auditCalls } from '#contract/audit/audit-calls.ts'
import { auditDefinitions } from '#contract/audit/audit-definitions.ts'
import { listLimits } from '#contract/list-limits.ts'
import { checkChain } from '#domain/audit/check-chain.ts'
import { findAudit, findPeopleOfAudit } from '#domain/audit/find-audit.ts'
import { endpointsOf } from '../endpoint.ts'

export const auditEndpoints = endpointsOf(auditCalls, auditDefinitions, {
  async list({ db }, { query: { page = 1, limit = listLimits.onPage, ...filter } }) {
    const [{ events, total }, people] = await Promise.all([
      findAudit(db, filter, { page, limit }),
      findPeopleOfAudit(db),
    ])
    return { events, people, total, page, limit }
  },
  check: ({ db }) => checkChain(db),
})
