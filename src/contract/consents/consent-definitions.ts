import type { CallDefinitions } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { ConsentResponse } from './consent-response.ts'

export const consentDefinitions = {
  withdraw: {
    summary: 'Withdraw the consent to offers, and every other that was given for the same e-mail',
    params: IdParams,
    response: MessageResponse.extend({ consent: ConsentResponse }),
    refusals: [404],
  },
} satisfies CallDefinitions
