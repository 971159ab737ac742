import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse, TextChangeResponse } from '../general-schemas.ts'
import { plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import {
  ReplyTemplateChangeForm,
  ReplyTemplateForm,
  ReplyTemplateOrderForm,
} from './reply-template-form.ts'
import { replyTemplateEventKinds } from './reply-template.ts'
import type { ReplyTemplate, ReplyTemplateEvent } from './reply-template.ts'

const ReplyTemplateResponse = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  version: z.int(),
} satisfies FieldsOf<ReplyTemplate>)

const EventResponse = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  kind: z.enum(replyTemplateEventKinds),
  changes: z.array(TextChangeResponse),
} satisfies FieldsOf<ReplyTemplateEvent>)

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
    summary: 'Change a text for replies; with `version`, only if nobody else has since',
    params: IdParams,
    body: ReplyTemplateChangeForm,
    response: StoredResponse,
    details: z.object({ template: ReplyTemplateResponse }),
    refusals: [404, 409],
  },
  delete: {
    summary: 'Delete a text for replies; for 30 days it can be restored',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
  findHistory: {
    summary: 'Who changed a text for replies from what to what, the last change first',
    params: IdParams,
    response: z.object({ history: z.array(EventResponse) }),
    refusals: [404],
  },
  restoreVersion: {
    summary: 'Set a text for replies as it was before a change of its history',
    params: IdParams.extend({ eventId: plainText() }),
    response: StoredResponse,
    refusals: [404, 409],
  },
  restore: {
    summary: 'Restore a deleted text for replies',
    params: IdParams,
    response: MessageResponse,
    refusals: [404, 409],
  },
} satisfies CallDefinitions
