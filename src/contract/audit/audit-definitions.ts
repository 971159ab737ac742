import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { emptyAsAbsent, periodFields, queryFields } from '../list-query.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { auditActions } from './audit-actions.ts'
import { auditKinds, auditPageKinds } from './audit-event.ts'
import type { AuditChange, AuditEvent, CheckedChain } from './audit-event.ts'
import { ColleagueResponse } from '../follow-ups/follow-up-response.ts'

const AuditChangeResponse = z.object({
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
} satisfies FieldsOf<AuditChange>)

const AuditEventResponse = z.object({
  id: z.string(),
  number: z.int(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  by: z.string().nullable(),
  byEmail: z.string().nullable(),
  subjectId: z.string().nullable(),
  subject: z.string().nullable(),
  page: z.object({ kind: z.enum(auditPageKinds), id: z.string() }).nullable(),
  changes: z.array(AuditChangeResponse),
  network: z.string().nullable(),
} satisfies FieldsOf<AuditEvent>)

const AuditQuery = z.object({
  ...queryFields,
  ...periodFields,
  kind: emptyAsAbsent(z.enum(auditKinds, `The kind must be one of: ${auditKinds.join(', ')}`)),
  person: emptyAsAbsent(plainLine().max(64, 'At most 64 characters')),
})

export const auditDefinitions = {
  list: {
    summary:
      'Who did what and when, the last event first; q is the id of a record, its reference or a person’s e-mail or name',
    query: AuditQuery,
    response: z.object({
      events: z.array(AuditEventResponse),
      people: z.array(ColleagueResponse),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
  },
  check: {
    summary: 'Whether every event is as it was recorded, and none is missing',
    response: z.object({
      events: z.int(),
      faults: z.array(z.string()),
      hash: z.string(),
    } satisfies FieldsOf<CheckedChain>),
  },
} satisfies CallDefinitions
