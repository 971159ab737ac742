import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, PagingResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import { CustomerRecordQuery, TimelineQuery } from './customer-record-form.ts'
import { timelineKinds } from './customer-record.ts'
import type {
  CustomerBranch,
  CustomerConsent,
  CustomerDocument,
  CustomerRecordPage,
  CustomerRecordRow,
  GstNumber,
  TimelineEntry,
} from './customer-record.ts'

const name = z.string().nullable()
const company = z.string().nullable()

const RowResponse = z.object({
  id: z.string(),
  name,
  company,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  gstNumber: z.string().nullable(),
  enquiries: z.int(),
  messages: z.int(),
  hasAccount: z.boolean(),
  lastActivityAt: z.iso.datetime(),
} satisfies FieldsOf<CustomerRecordRow>)

const GstNumberResponse = z.object({
  number: z.string(),
  state: z.string().nullable(),
  pan: z.string().nullable(),
} satisfies FieldsOf<GstNumber>)

const BranchResponse = z.object({
  id: z.string(),
  name,
  company,
  gstNumber: z.string(),
  state: z.string().nullable(),
  pan: z.string(),
} satisfies FieldsOf<CustomerBranch>)

const ConsentResponse = z.object({
  email: z.string(),
  agreedAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
} satisfies FieldsOf<CustomerConsent>)

const SubmissionResponse = z.object({ kind: z.enum(['enquiry', 'message']), id: z.string() })

const DocumentResponse = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int(),
  at: z.iso.datetime(),
  submission: SubmissionResponse,
} satisfies FieldsOf<CustomerDocument>)

const PageResponse = z.object({
  id: z.string(),
  name,
  company,
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  gstNumbers: z.array(GstNumberResponse),
  branches: z.array(BranchResponse),
  accounts: z.array(z.object({ id: z.string(), userId: z.string(), createdAt: z.iso.datetime() })),
  consents: z.array(ConsentResponse),
  documents: z.array(DocumentResponse),
  counts: z.object({ enquiries: z.int(), messages: z.int() }),
  createdAt: z.iso.datetime(),
  lastActivityAt: z.iso.datetime(),
} satisfies FieldsOf<CustomerRecordPage>)

const EntryResponse = z.object({
  id: z.string(),
  kind: z.enum(timelineKinds),
  at: z.iso.datetime(),
  title: z.string(),
  text: z.string().nullable(),
  by: z.string().nullable(),
  submission: SubmissionResponse.nullable(),
} satisfies FieldsOf<TimelineEntry>)

export const customerRecordDefinitions = {
  list: {
    summary:
      'Companies and people who have sent something or have an account, the last active first',
    query: CustomerRecordQuery,
    response: z.object({ customers: z.array(RowResponse), ...PagingResponse }),
  },
  find: {
    summary: 'One company or person; a record that was merged gives the one that it is a part of',
    params: IdParams,
    response: z.object({ customer: PageResponse }),
    refusals: [404],
  },
  findTimeline: {
    summary: 'What happened between a customer and the office, the newest first, always in pages',
    params: IdParams,
    query: TimelineQuery,
    response: z.object({ entries: z.array(EntryResponse), ...PagingResponse }),
    refusals: [404],
  },
} satisfies CallDefinitions
