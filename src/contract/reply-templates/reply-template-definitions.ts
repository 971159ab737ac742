import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import { ReplyTemplateForm, ReplyTemplateOrderForm } from './reply-template-form.ts'
import type { ReplyTemplate } from './reply-template.ts'

const ReplyTemplateResponse = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
} satisfies FieldsOf<ReplyTemplate>)

const StoredResponse = MessageResponse.extend({ template: ReplyTemplateResponse })

export const replyTemplateDefinitions = {
  list: {
    summary: 'The texts for replies in their order',
    response: z.object({ templates: z.array(ReplyTemplateResponse) }),
  },
  add: {
    summary: 'Add a text for replies, after the others',
    body: ReplyTemplateForm,
    response: StoredResponse,
    status: 201,
    refusals: [409],
  },
  order: {
    summary: 'Bring texts into another order among themselves; the others stay where they are',
    body: ReplyTemplateOrderForm,
    response: MessageResponse,
  },
  change: {
    summary: 'Change a text for replies',
    params: IdParams,
    body: ReplyTemplateForm,
    response: StoredResponse,
    refusals: [404, 409],
  },
  delete: {
    summary: 'Delete a text for replies; for 30 days it can be restored',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
  restore: {
    summary: 'Restore a deleted text for replies',
    params: IdParams,
    response: MessageResponse,
    refusals: [404, 409],
  },
} satisfies CallDefinitions
