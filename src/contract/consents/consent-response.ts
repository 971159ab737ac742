import type { FieldsOf } from '../call-definition.ts'
import { z } from '../schema.ts'
import { consentSources } from './consent.ts'
import type { Consent, ConsentEntry } from './consent.ts'

export const ConsentResponse = z.object({
  id: z.string(),
  agreedAt: z.iso.datetime(),
  wording: z.string(),
  withdrawnAt: z.iso.datetime().nullable(),
} satisfies FieldsOf<Consent>)

export const ConsentEntryResponse = ConsentResponse.extend({
  email: z.string(),
  wordingVersion: z.int(),
  source: z.enum(consentSources),
  submissionId: z.string(),
  reference: z.string().nullable(),
  isInTrash: z.boolean(),
  product: z.string().nullable(),
} satisfies FieldsOf<Omit<ConsentEntry, keyof Consent>>)
