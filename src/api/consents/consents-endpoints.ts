import { consentCalls } from '#contract/consents/consent-calls.ts'
import { consentDefinitions } from '#contract/consents/consent-definitions.ts'
import { consentMessages } from '#contract/consents/consent.ts'
import { withdrawConsent } from '#domain/consents/withdraw-consent.ts'
import { endpointsOf } from '../endpoint.ts'

export const consentsEndpoints = endpointsOf(consentCalls, consentDefinitions, {
  async withdraw(app, { caller, params }) {
    const consent = await withdrawConsent(app, caller.by, params.id)
    return { message: consentMessages.withdrawn, consent }
  },
})
