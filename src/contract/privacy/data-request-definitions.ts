import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { emptyAsAbsent, queryFields } from '../list-query.ts'
import { z } from '../schema.ts'
import { RefusalForm } from './data-request-form.ts'
import { dataRequestKinds, dataRequestOutcomes, dataRequestStates } from './data-request.ts'
import type { DataRequest, StoredAboutPerson } from './data-request.ts'

const DataRequestResponse = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(dataRequestKinds),
  email: z.string(),
  state: z.enum(dataRequestStates),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  outcome: z.enum(dataRequestOutcomes).nullable(),
  reason: z.string().nullable(),
} satisfies FieldsOf<DataRequest>)

const StoredResponse = z.object({
  enquiries: z.int(),
  contacts: z.int(),
  customers: z.int(),
  emails: z.int(),
  consents: z.int(),
} satisfies FieldsOf<StoredAboutPerson>)

const ChangedResponse = MessageResponse.extend({ request: DataRequestResponse })

export const dataRequestDefinitions = {
  list: {
    summary: 'What people ask for about their data, what is due first; always in pages',
    query: z.object({
      page: queryFields.page,
      limit: queryFields.limit,
      state: emptyAsAbsent(
        z.enum(dataRequestStates, `The state must be one of: ${dataRequestStates.join(', ')}`),
      ),
    }),
    response: z.object({
      requests: z.array(DataRequestResponse),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
  },
  findStored: {
    summary: 'How much is stored about the person who asks',
    params: IdParams,
    response: z.object({ stored: StoredResponse }),
    refusals: [404, 409],
  },
  confirm: {
    summary: 'Confirm a request for a person who has proved otherwise who asks',
    params: IdParams,
    response: ChangedResponse,
    refusals: [404, 409],
  },
  sendFile: {
    summary: 'Send the person a link to a file with all that is stored about them',
    params: IdParams,
    response: ChangedResponse,
    refusals: [404, 409],
  },
  erase: {
    summary: 'Delete all that is stored about the person; it cannot be undone',
    params: IdParams,
    response: ChangedResponse,
    refusals: [404, 409],
  },
  refuse: {
    summary: 'Refuse a request; the person is told the reason',
    params: IdParams,
    body: RefusalForm,
    response: ChangedResponse,
    refusals: [404, 409],
  },
} satisfies CallDefinitions
