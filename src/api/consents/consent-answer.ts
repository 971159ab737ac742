import type { Consent } from '#contract/consents/consent.ts'
import { z } from '#contract/schema.ts'

export const ConsentAnswer = z.object({
  id: z.string(),
  agreedAt: z.iso.datetime(),
  wording: z.string(),
  withdrawnAt: z.iso.datetime().nullable(),
}) satisfies z.ZodType<Consent>
