import type { Client, Partner } from '#contract/logos/logo.ts'
import { z } from '#contract/schema.ts'

export const PartnerAnswer = z.object({
  id: z.string(),
  filename: z.string(),
  logoUrl: z.string(),
  thumbnail: z.string(),
  alt: z.string(),
  link: z.string().nullable(),
}) satisfies z.ZodType<Partner>

export const ClientAnswer = PartnerAnswer.extend({
  category: z.string().nullable(),
}) satisfies z.ZodType<Client>

/** Partners have no category. */
export function partnerOf({ category: _, ...partner }: Client): Partner {
  return partner
}
