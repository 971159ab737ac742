import { consentCalls } from '#contract/consents/consent-calls.ts'
import { consentDefinitions } from '#contract/consents/consent-definitions.ts'
import { listLimits } from '#contract/list-limits.ts'
import { consentMessages } from '#contract/consents/consent.ts'
import { countConsents, findConsents } from '#domain/consents/find-consents.ts'
import { withdrawConsent } from '#domain/consents/withdraw-consent.ts'
import { endpointsOf } from '../endpoint.ts'

export const consentsEndpoints = endpointsOf(consentCalls, consentDefinitions, {
  async list({ db }, { query: { page = 1, limit = listLimits.onPage, ...filter } }) {
    const [consents, total] = await Promise.all([
      findConsents(db, filter, { page, limit }),
      countConsents(db, filter),
    ])
    return { consents, total, page, limit }
  },
  async withdraw(app, { caller, params }) {
    const { consent, source } = await withdrawConsent(app, caller.by, params.id)
    const { withdrawn, alertWithdrawn } = consentMessages
    return { message: source === 'stock-alert' ? alertWithdrawn : withdrawn, consent }
  },
})
