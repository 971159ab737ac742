import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { OwnAddressResponse, OwnPersonResponse } from '../customers/own-account-definitions.ts'
import { IdParams, MessageResponse, PagingResponse } from '../general-schemas.ts'
import { queryFields } from '../list-query.ts'
import { plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import {
  CustomerMergeForm,
  CustomerNoteForm,
  CustomerPairForm,
  CustomerRecordQuery,
  TimelineQuery,
} from './customer-record-form.ts'
import { CustomerChangeForm, CustomerFactsForm } from './customer-facts-form.ts'
import { CustomerLinkResponse } from './customer-link-response.ts'
import { CustomerImportForm } from './customer-import-form.ts'
import { importLimits, importMessages, importOutcomes } from './customer-import.ts'
import type {
  CustomerChange,
  CustomerImport,
  ImportedRow,
  ImportFault,
  StoredCustomerImport,
  UndoneCustomerImport,
} from './customer-import.ts'
import { doubleReasons, timelineKinds } from './customer-record.ts'
import type {
  CustomerBranch,
  CustomerConsent,
  CustomerDocument,
  CustomerDouble,
  CustomerFacts,
  CustomerKeys,
  CustomerLink,
  CustomerMerge,
  CustomerNote,
  CustomerRecordAccount,
  CustomerRecordPage,
  CustomerRecordRow,
  GstNumber,
  KeyOwner,
  MergePreview,
  TimelineEntry,
} from './customer-record.ts'

const name = z.string().nullable()
const company = z.string().nullable()

const KeysResponse = z.object({
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  gstNumbers: z.array(z.string()),
} satisfies FieldsOf<CustomerKeys>)

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
  keys: KeysResponse.optional(),
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

const MergeResponse = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  name,
  company,
} satisfies FieldsOf<CustomerMerge>)

const PreviewResponse = z.object({
  kept: RowResponse,
  merged: RowResponse,
  keys: z.array(z.string()),
  accounts: z.int(),
  notes: z.int(),
} satisfies FieldsOf<MergePreview>)

const NoteResponse = z.object({
  id: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
} satisfies FieldsOf<CustomerNote>)

const DoubleResponse = z.object({
  id: z.string(),
  one: RowResponse,
  other: RowResponse,
  reasons: z.array(z.enum(doubleReasons)),
} satisfies FieldsOf<CustomerDouble>)

const ImportResponse = z.object({
  counts: z.record(z.enum(importOutcomes), z.int()),
  rows: z.array(
    z.object({
      row: z.int(),
      outcome: z.enum(importOutcomes),
      customer: z.string(),
      faults: z.array(
        z.object({ column: z.string(), reason: z.string() } satisfies FieldsOf<ImportFault>),
      ),
      cells: z.array(z.string()),
      changes: z.array(
        z.object({
          column: z.string(),
          before: z.string().nullable(),
          after: z.string(),
        } satisfies FieldsOf<CustomerChange>),
      ),
      warning: z.string().nullable(),
    } satisfies FieldsOf<ImportedRow>),
  ),
  heads: z.array(z.string()),
  leftOut: z.array(z.string()),
  importId: z.string().nullable(),
} satisfies FieldsOf<CustomerImport>)

const StoredImportResponse = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  created: z.int(),
  changed: z.int(),
  undoneAt: z.iso.datetime().nullable(),
} satisfies FieldsOf<StoredCustomerImport>)

const UndoneImportResponse = z.object({
  restored: z.int(),
  left: z.array(z.object({ id: z.string(), customer: z.string() })),
} satisfies FieldsOf<UndoneCustomerImport>)

const NoteParams = IdParams.extend({ noteId: IdParams.shape.id })
const PagingQuery = z.object({ page: queryFields.page, limit: queryFields.limit })

const AccountResponse = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: z.iso.datetime(),
  suspendedAt: z.iso.datetime().nullable(),
  company,
  addresses: z.array(OwnAddressResponse),
  people: z.array(OwnPersonResponse),
} satisfies FieldsOf<CustomerRecordAccount>)

const PageResponse = z.object({
  id: z.string(),
  name,
  company,
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  gstNumbers: z.array(GstNumberResponse),
  branches: z.array(BranchResponse),
  accounts: z.array(AccountResponse),
  consents: z.array(ConsentResponse),
  documents: z.array(DocumentResponse),
  merges: z.array(MergeResponse),
  counts: z.object({ enquiries: z.int(), messages: z.int() }),
  createdAt: z.iso.datetime(),
  lastActivityAt: z.iso.datetime(),
  version: z.int(),
} satisfies FieldsOf<CustomerRecordPage>)

const FactsResponse = z.object({
  id: z.string(),
  name,
  company,
  ...KeysResponse.shape,
  version: z.int(),
} satisfies FieldsOf<CustomerFacts>)

const KeyOwnerResponse = CustomerLinkResponse.extend({
  field: KeysResponse.keyof(),
  value: z.string(),
} satisfies Omit<FieldsOf<KeyOwner>, keyof CustomerLink>)

const StoredFactsResponse = MessageResponse.extend({ customer: FactsResponse })
const owners = z.array(KeyOwnerResponse)

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
      'Companies and people who have sent something or have an account, the last active first; with include=keys all e-mails, phones and GST numbers of each',
    query: CustomerRecordQuery,
    response: z.object({ customers: z.array(RowResponse), ...PagingResponse }),
  },
  find: {
    summary: 'One company or person; a record that was merged gives the one that it is a part of',
    params: IdParams,
    response: z.object({ customer: PageResponse }),
    refusals: [404],
  },
  add: {
    summary: 'Add a customer with an e-mail, a phone or a GST number that no other customer has',
    body: CustomerFactsForm,
    response: StoredFactsResponse,
    details: z.object({ owners }),
    status: 201,
    refusals: [409],
  },
  change: {
    summary:
      'Change what a customer is called and its e-mails, phones and GST numbers; with `version`, only if nobody else has since',
    params: IdParams,
    body: CustomerChangeForm,
    response: StoredFactsResponse,
    details: z.object({ customer: FactsResponse, owners }),
    refusals: [404, 409],
  },
  findTimeline: {
    summary: 'What happened between a customer and the office, the newest first, always in pages',
    params: IdParams,
    query: TimelineQuery,
    response: z.object({ entries: z.array(EntryResponse), ...PagingResponse }),
    refusals: [404],
  },
  listNotes: {
    summary: 'The notes of the office on a customer, the newest first, always in pages',
    params: IdParams,
    query: PagingQuery,
    response: z.object({ notes: z.array(NoteResponse), ...PagingResponse }),
    refusals: [404],
  },
  addNote: {
    summary: 'Add a note on a customer',
    params: IdParams,
    body: CustomerNoteForm,
    response: MessageResponse.extend({ id: z.string() }),
    status: 201,
    refusals: [404],
  },
  deleteNote: {
    summary: 'Delete a note on a customer; for 30 days it can be restored',
    params: NoteParams,
    response: MessageResponse,
    refusals: [404],
  },
  restoreNote: {
    summary: 'Restore a deleted note on a customer',
    params: NoteParams,
    response: MessageResponse,
    refusals: [404],
  },
  previewMerge: {
    summary: 'What would move if another customer became a part of this one',
    params: IdParams,
    query: z.object({ mergedId: plainText('Name the other customer') }),
    response: z.object({ preview: PreviewResponse }),
    refusals: [404],
  },
  merge: {
    summary: 'Make another customer a part of this one; it can be undone',
    params: IdParams,
    body: CustomerMergeForm,
    response: MessageResponse.extend({ mergeId: z.string() }),
    refusals: [404],
  },
  undoMerge: {
    summary: 'Take two merged customers apart again: what has moved goes back',
    params: z.object({ mergeId: IdParams.shape.id }),
    response: MessageResponse,
    refusals: [404, 409],
  },
  import: {
    summary: 'Customers from a CSV or Excel file; with dryRun only what would become of each row',
    body: CustomerImportForm,
    files: {
      customers: {
        most: 1,
        tooMany: importMessages.one,
        size: { bytes: importLimits.bytes, tooLarge: importMessages.tooLarge },
        required: importMessages.required,
      },
    },
    response: MessageResponse.extend(ImportResponse.shape),
    refusals: [409],
  },
  listImports: {
    summary: 'The last 100 imports of customers of the last 30 days, the last first',
    response: z.object({ imports: z.array(StoredImportResponse) }),
  },
  undoImport: {
    summary:
      'Take an import of customers back; customers that somebody has changed since stay, and are listed',
    params: z.object({ importId: IdParams.shape.id }),
    response: MessageResponse.extend(UndoneImportResponse.shape),
    refusals: [404, 409],
  },
  listDoubles: {
    summary: 'Pairs of customers that may be one, with the reasons, always in pages',
    query: PagingQuery,
    response: z.object({ doubles: z.array(DoubleResponse), ...PagingResponse }),
  },
  dismissDouble: {
    summary: 'Store that two customers are different: they are not suggested again',
    body: CustomerPairForm,
    response: MessageResponse,
    refusals: [404],
  },
  restoreDouble: {
    summary: 'Suggest two customers again as one',
    body: CustomerPairForm,
    response: MessageResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
