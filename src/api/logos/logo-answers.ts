import type { Client, Partner } from '#contract/logos/logo.ts'
import { z } from '#contract/schema.ts'
import { PagingAnswer } from '../general-schemas.ts'

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

export const PartnersAnswer = z.object({ partners: z.array(PartnerAnswer), ...PagingAnswer })

export const ClientsAnswer = z.object({ clients: z.array(ClientAnswer), ...PagingAnswer })

/** Partners have no category. */
export function partnerOf({ category: _, ...partner }: Client): Partner {
  return partner
}
