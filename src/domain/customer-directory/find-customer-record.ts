import { customerRecordLimits } from '#contract/customer-directory/customer-record.ts'
import type {
  CustomerBranch,
  CustomerConsent,
  CustomerDocument,
  CustomerRecordAccount,
  CustomerRecordPage,
} from '#contract/customer-directory/customer-record.ts'
import { gstStateOf, panOf } from '#contract/customers/gst-facts.ts'
import type { Db } from '../app.ts'
import { findOwnAccount } from '../customers/find-own-account.ts'
import { factsOf, findStoredKeys } from './customer-facts.ts'
import { countEnquiriesOf, countMessagesOf } from './find-customer-records.ts'
import { findMerges } from './find-merges.ts'
import { requireRecord } from './require-record.ts'
import { submissionsOfRecord } from './submissions-of-record.ts'

/** All that the office sees of a company or person at once. */
export async function findCustomerRecord(db: Db, asked: string): Promise<CustomerRecordPage> {
  const { mergedIntoId: _merged, enteredAt: _entered, ...record } = await requireRecord(db, asked)
  const { id } = record
  const facts = factsOf(record, await findStoredKeys(db, id))
  const gstNumbers = facts.gstNumbers.map((number) => ({ number, ...gstFactsOf(number) }))
  const pans = [...new Set(gstNumbers.flatMap(({ pan }) => pan ?? []))]
  const [branches, accounts, consents, documents, merges, enquiries, messages] = await Promise.all([
    findBranches(db, id, pans),
    findAccounts(db, id),
    findConsents(db, facts.emails),
    findDocuments(db, id),
    findMerges(db, id),
    countEnquiriesOf(db, [id]),
    countMessagesOf(db, [id]),
  ])
  return {
    ...record,
    ...facts,
    gstNumbers,
    branches,
    accounts,
    consents,
    documents,
    merges,
    counts: { enquiries: enquiries.get(id) ?? 0, messages: messages.get(id) ?? 0 },
  }
}

function gstFactsOf(number: string) {
  const pan = panOf(number) ?? null
  return { state: gstStateOf(number) ?? null, pan }
}

/** Other records with the PAN of one of its GST numbers. */
async function findBranches(db: Db, id: string, pans: string[]): Promise<CustomerBranch[]> {
  if (pans.length === 0) return []
  const rows = await db
    .selectFrom('customerRecordKeys')
    .innerJoin('customerRecords', 'customerRecords.id', 'customerRecordKeys.recordId')
    .select(['customerRecords.id', 'name', 'company', 'value', 'groupValue'])
    .where('kind', '=', 'gst')
    .where('groupValue', 'in', pans)
    .where('recordId', '!=', id)
    .orderBy('value')
    .limit(customerRecordLimits.branches)
    .execute()
  return rows.map(({ value, groupValue, ...record }) => ({
    ...record,
    gstNumber: value,
    state: gstStateOf(value) ?? null,
    pan: groupValue ?? '',
  }))
}

/** With what the customers have written down in them. */
async function findAccounts(db: Db, id: string): Promise<CustomerRecordAccount[]> {
  const accounts = await db
    .selectFrom('customers')
    .select(['id', 'userId', 'createdAt', 'suspendedAt'])
    .where('customerRecordId', '=', id)
    .orderBy('id')
    .execute()
  return Promise.all(
    accounts.map(async (account) => {
      const {
        company = null,
        addresses = [],
        people = [],
      } = (await findOwnAccount(db, account.id)) ?? {}
      return { ...account, company, addresses, people }
    }),
  )
}

/** The last of each e-mail: a person agrees or does not. */
async function findConsents(db: Db, emails: string[]): Promise<CustomerConsent[]> {
  if (emails.length === 0) return []
  const rows = await db
    .selectFrom('consents')
    .select(['email', 'agreedAt', 'withdrawnAt'])
    .where('email', 'in', emails)
    .orderBy('agreedAt')
    .execute()
  return [...new Map(rows.map((consent) => [consent.email, consent])).values()]
}

/** The files that went out with replies, the newest first. */
async function findDocuments(db: Db, id: string): Promise<CustomerDocument[]> {
  const rows = await db
    .selectFrom(submissionsOfRecord(db, id).as('submissions'))
    .innerJoin('replies', 'replies.submissionId', 'submissions.ofId')
    .innerJoin('replyAttachments', 'replyAttachments.replyId', 'replies.id')
    .select(['replyAttachments.id', 'name', 'bytes', 'at', 'ofId', 'submissionKind'])
    .orderBy('replyAttachments.id', 'desc')
    .limit(customerRecordLimits.documents)
    .execute()
  return rows.map(({ ofId, submissionKind, ...file }) => ({
    ...file,
    submission: { kind: submissionKind, id: ofId },
  }))
}
