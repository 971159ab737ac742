import type { CallDefinitions } from '../call-definition.ts'
import { IdParams, MessageAnswer } from '../general-schemas.ts'
import { ConsentAnswer } from './consent-answer.ts'

export const consentDefinitions = {
  withdraw: {
    summary: 'Withdraw the consent to offers, and every other that was given for the same e-mail',
    params: IdParams,
    answer: MessageAnswer.extend({ consent: ConsentAnswer }),
    refusals: [404],
  },
} satisfies CallDefinitions
