import { roles } from '../accounts/permissions.ts'
import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { queryFields } from '../list-query.ts'
import { z } from '../schema.ts'
import { ApiKeyForm } from './api-key-form.ts'
import type { ApiKey } from './api-key.ts'

const ApiKeyResponse = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  ending: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
} satisfies FieldsOf<ApiKey>)

export const apiKeyDefinitions = {
  list: {
    summary: 'The API keys, always in pages; a key itself is shown once, when it is added',
    query: z.object({ page: queryFields.page, limit: queryFields.limit }),
    response: z.object({
      apiKeys: z.array(ApiKeyResponse),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
  },
  add: {
    summary: 'Add an API key, which calls with the permissions of a role until it expires',
    body: ApiKeyForm,
    response: MessageResponse.extend({ apiKey: ApiKeyResponse, key: z.string() }),
    status: 201,
    refusals: [409],
  },
  revoke: {
    summary: 'Revoke an API key: its next call is refused',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
