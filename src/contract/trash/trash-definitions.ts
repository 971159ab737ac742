import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { queryFields } from '../list-query.ts'
import { z } from '../schema.ts'
import { trashKinds } from './trash.ts'
import type { TrashedItem } from './trash.ts'

const TrashedItemResponse = z.object({
  id: z.string(),
  kind: z.enum(trashKinds),
  name: z.string(),
  detail: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string().nullable(),
  purgedFrom: z.iso.datetime(),
} satisfies FieldsOf<TrashedItem>)

export const trashDefinitions = {
  list: {
    summary: 'What was deleted and can be restored, what was deleted last first, always in pages',
    query: z.object({ page: queryFields.page, limit: queryFields.limit }),
    response: z.object({
      items: z.array(TrashedItemResponse),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
  },
  restore: {
    summary: 'Restore a deleted product with its pictures',
    params: IdParams,
    response: MessageResponse.extend({ changeId: z.string() }),
    refusals: [404],
  },
  purge: {
    summary: 'Delete a product of the trash for ever',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
