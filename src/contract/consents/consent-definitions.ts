import type { CallDefinitions } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { emptyAsAbsent, queryFields } from '../list-query.ts'
import { z } from '../schema.ts'
import { consentStates } from './consent.ts'
import { ConsentEntryResponse, ConsentResponse } from './consent-response.ts'

const ConsentQuery = z.object({
  ...queryFields,
  state: emptyAsAbsent(
    z.enum(consentStates, `The state must be one of: ${consentStates.join(', ')}`),
  ),
})

export const consentDefinitions = {
  list: {
    summary: 'Who agreed to offers, to which words, where and when; always in pages',
    query: ConsentQuery,
    response: z.object({
      consents: z.array(ConsentEntryResponse),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
  },
  withdraw: {
    summary: 'Withdraw the consent to offers, and every other that was given for the same e-mail',
    params: IdParams,
    response: MessageResponse.extend({ consent: ConsentResponse }),
    refusals: [404],
  },
} satisfies CallDefinitions
