import { consentMessages } from '#contract/consents/consent.ts'
import { withdrawConsent } from '#domain/consents/withdraw-consent.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer } from '../general-schemas.ts'
import { ConsentAnswer } from './consent-answer.ts'

export const consentsEndpoints = [
  endpoint({
    method: 'POST',
    path: '/admin/consents/{id}/withdraw',
    summary: 'Withdraw the consent to offers, and every other that was given for the same e-mail',
    guard: 'administrator',
    params: IdParams,
    answer: MessageAnswer.extend({ consent: ConsentAnswer }),
    refusals: [404],
    async call(app, { caller, params }) {
      const consent = await withdrawConsent(app, caller.by, params.id)
      return { message: consentMessages.withdrawn, consent }
    },
  }),
]
