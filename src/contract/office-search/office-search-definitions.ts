import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { SearchQuery } from '../search/search-query.ts'
import { z } from '../schema.ts'
import { foundKinds } from './office-search.ts'
import type { FoundItem } from './office-search.ts'

const FoundItemResponse = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
} satisfies FieldsOf<FoundItem>)

export const officeSearchDefinitions = {
  find: {
    summary:
      'Products, enquiries, messages and customers by name, model number, e-mail, phone, reference or GST number: of each kind the first five, and only kinds that the role may see',
    query: SearchQuery,
    response: z.object({ found: z.array(FoundItemResponse) }),
  },
} satisfies CallDefinitions
