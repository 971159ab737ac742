import type { FieldsOf } from '../call-definition.ts'
import { z } from '../schema.ts'
import type { Consent } from './consent.ts'

export const ConsentResponse = z.object({
  id: z.string(),
  agreedAt: z.iso.datetime(),
  wording: z.string(),
  withdrawnAt: z.iso.datetime().nullable(),
} satisfies FieldsOf<Consent>)
