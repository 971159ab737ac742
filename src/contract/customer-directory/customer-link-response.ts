import type { FieldsOf } from '../call-definition.ts'
import { z } from '../schema.ts'
import type { CustomerLink } from './customer-record.ts'

export const CustomerLinkResponse = z.object({
  id: z.string(),
  name: z.string(),
} satisfies FieldsOf<CustomerLink>)
