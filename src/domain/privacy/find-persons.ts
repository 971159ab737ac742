import { sql } from 'kysely'
import type { Db } from '../app.ts'
import { userIdOf } from '../customers/customer-rules.ts'
import { findOwnNotes } from '../customer-records/own-notes.ts'
import { findEnteredFacts, findOwnRecords } from '../customer-records/own-records.ts'

/** All stored data of the person with this e-mail or user ID, which the DPDP Act entitles them to see. */
export async function findPerson(db: Db, who: string) {
  const ids = await findTraces(db, who)
  const [submissions, accounts, emails, consents, dataRequests, stockAlerts] = await Promise.all([
    findSubmissions(db, ids),
    findAccounts(db, ids),
    db
      .selectFrom('emails')
      .select(['kind', 'recipient', 'subject', 'content', 'createdAt', 'sentAt'])
      .where('id', 'in', nonEmptyIds(ids.emails))
      .execute(),
    db
      .selectFrom('consents')
      .select(['email', 'wording', 'wordingVersion', 'source', 'agreedAt', 'withdrawnAt'])
      .where('id', 'in', nonEmptyIds(ids.consents))
      .execute(),
    findRequestsOf(db, who),
    findAlertsOf(db, who),
  ])
  const own = await findOwnFacts(db, who, ids)
  const customerRecords = await findOwnRecords(db, who, own)
  const customerNotes = await findOwnNotes(db, who, own)
  const records = { customerRecords, customerNotes }
  const asked = { consents, dataRequests, stockAlerts }
  return { ...submissions, ...accounts, emails, ...asked, ...records }
}

type OwnRows = { enquiries: string[]; contacts: string[]; customers: string[] }

/** Who they are, as their own rows say, and what the office has entered of them. */
export async function findOwnFacts(db: Db, who: string, ids: OwnRows) {
  const [enquiries, contacts, customers] = await Promise.all([
    db
      .selectFrom('enquiries')
      .select(['id', 'name', 'company', 'email', 'phone', 'gstNumber'])
      .select(['customerRecordId', 'createdAt'])
      .where('id', 'in', nonEmptyIds(ids.enquiries))
      .execute(),
    db
      .selectFrom('contacts')
      .select(['id', 'name', 'company', 'email', 'phone', 'gstNumber'])
      .select(['customerRecordId', 'createdAt'])
      .where('id', 'in', nonEmptyIds(ids.contacts))
      .execute(),
    db
      .selectFrom('customers')
      .select(['id', 'name', 'company', 'email', 'gstNumber', 'customerRecordId', 'createdAt'])
      .where('id', 'in', nonEmptyIds(ids.customers))
      .execute(),
  ])
  const accounts = customers.map((account) => ({ ...account, phone: null, isAccount: true }))
  const sent = [...enquiries, ...contacts, ...accounts]
  return [...sent, ...(await findEnteredFacts(db, who, sent))]
}

/** What they sent, with the notes and the replies of the office. */
async function findSubmissions(db: Db, ids: { enquiries: string[]; contacts: string[] }) {
  const [enquiries, enquiryProducts, notes, sent, contacts] = await Promise.all([
    db.selectFrom('enquiries').selectAll().where('id', 'in', nonEmptyIds(ids.enquiries)).execute(),
    db
      .selectFrom('enquiryProducts')
      .select(['enquiryId', 'name', 'quantity'])
      .where('enquiryId', 'in', nonEmptyIds(ids.enquiries))
      .orderBy('enquiryId')
      .orderBy('place')
      .execute(),
    db
      .selectFrom('enquiryNotes')
      .selectAll()
      .where('enquiryId', 'in', nonEmptyIds(ids.enquiries))
      .execute(),
    findReplies(db, [...ids.enquiries, ...ids.contacts]),
    db.selectFrom('contacts').selectAll().where('id', 'in', nonEmptyIds(ids.contacts)).execute(),
  ])
  return {
    enquiries: enquiries.map(withoutIndex),
    enquiryProducts,
    notes,
    ...sent,
    contacts: contacts.map(withoutIndex),
  }
}

/** Without the hash of the form, and the words once more for the search. */
function withoutIndex<Row extends { idempotencyKey: unknown; searchText: unknown }>(row: Row) {
  const { idempotencyKey: _key, searchText: _text, ...rest } = row
  return rest
}

/** What they asked for about their data. */
async function findRequestsOf(db: Db, who: string) {
  return db
    .selectFrom('dataRequests')
    .select(['reference', 'kind', 'createdAt', 'confirmedAt', 'closedAt', 'outcome', 'reason'])
    .where('email', '=', who.toLowerCase())
    .orderBy('id')
    .execute()
}

/** The products of which they want to know that they are in stock again. */
async function findAlertsOf(db: Db, who: string) {
  return db
    .selectFrom('stockAlerts')
    .innerJoin('products', 'products.id', 'productId')
    .select(['name as product', 'requestedAt'])
    .where('email', '=', who.toLowerCase())
    .orderBy('stockAlerts.id')
    .execute()
}

/** What the office replied, and the files that went out with it. */
async function findReplies(db: Db, submissionIds: string[]) {
  const toThem = nonEmptyIds(submissionIds)
  const [replies, attachments] = await Promise.all([
    db
      .selectFrom('replies')
      .select(['subject', 'text', 'at'])
      .where('submissionId', 'in', toThem)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('replyAttachments')
      .innerJoin('replies', 'replies.id', 'replyAttachments.replyId')
      .select(['name', 'type', 'bytes', 'at'])
      .where('submissionId', 'in', toThem)
      .orderBy('replyAttachments.id')
      .execute(),
  ])
  return { replies, attachments }
}

type AccountTraces = { customers: string[]; listed: string[] }

/** Customer accounts and what belongs to them; never a password, nor the hash of one or of a token. */
async function findAccounts(db: Db, { customers: ids, listed }: AccountTraces) {
  const [customers, knownSignIns, passwordLinks, customerSessions, written] = await Promise.all([
    db
      .selectFrom('customers')
      .select([
        'userId',
        'gstNumber',
        'name',
        'company',
        'email',
        'emailVerifiedAt',
        'gstConfirmedAt',
        'passwordSetAt',
        'initialUntil',
        'createdAt',
      ])
      .where('id', 'in', nonEmptyIds(ids))
      .execute(),
    db
      .selectFrom('knownSignIns')
      .select(['address', 'lastAt'])
      .where('customerId', 'in', nonEmptyIds(ids))
      .execute(),
    db
      .selectFrom('customerPasswordLinks')
      .select(['requestedBy', 'createdAt', 'endedAt'])
      .where('customerId', 'in', nonEmptyIds(ids))
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('customerSessions')
      .select(['startedAt', 'lastUsedAt'])
      .where('customerId', 'in', nonEmptyIds(ids))
      .orderBy('startedAt')
      .execute(),
    findOwnDetails(db, ids, listed),
  ])
  return { customers, knownSignIns, passwordLinks, customerSessions, ...written }
}

/** What they wrote about themselves, and where somebody else has listed them. */
async function findOwnDetails(db: Db, customerIds: string[], listed: string[]) {
  const [addresses, people] = await Promise.all([
    db
      .selectFrom('customerAddresses')
      .select(['kind', 'street', 'city', 'postcode', 'state'])
      .where('customerId', 'in', nonEmptyIds(customerIds))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('customerPeople')
      .select(['name', 'email', 'phone'])
      .where((person) =>
        person.or([
          person('customerId', 'in', nonEmptyIds(customerIds)),
          person('id', 'in', nonEmptyIds(listed)),
        ]),
      )
      .orderBy('id')
      .execute(),
  ])
  return { addresses, people }
}

/** The ids of what is theirs: their own rows, what their account sent, and every e-mail to or about them. */
export async function findTraces(db: Db, who: string) {
  const isLike = sql<boolean>`lower(email) like ${likeness(who)} escape '!'`
  const isLikeRecipient = sql<boolean>`lower(recipient) like ${likeness(who)} escape '!'`
  const own = ['id', 'email as address'] as const
  const [signIns, named, enquired, written, listed] = await Promise.all([
    // An account created with a GST number alone has no e-mail.
    db.selectFrom('customers').select('id').where('userId', '=', userIdOf(who)).execute(),
    db.selectFrom('customers').select(own).where(isLike).execute().then(theirs),
    db.selectFrom('enquiries').select(own).where(isLike).execute().then(theirs),
    db.selectFrom('contacts').select(own).where(isLike).execute().then(theirs),
    // A customer names the people of its company.
    db.selectFrom('customerPeople').select(own).where(isLike).execute().then(theirs),
  ])
  const customers = [...new Set([...idsOf(signIns), ...named])]
  const sent = db
    .selectFrom('contacts')
    .select('id')
    .where('customerId', 'in', nonEmptyIds(customers))
  const sentEnquiries = db
    .selectFrom('enquiries')
    .select('id')
    .where('customerId', 'in', nonEmptyIds(customers))
  const requests = db.selectFrom('dataRequests').select('id').where('email', '=', who.toLowerCase())
  const contacts = [...new Set([...written, ...idsOf(await sent.execute())])]
  const enquiries = [...new Set([...enquired, ...idsOf(await sentEnquiries.execute())])]
  const received = db
    .selectFrom('emails')
    .select(['id', 'recipient as address'])
    .where(isLikeRecipient)
  const subjects = [...enquiries, ...contacts, ...customers, ...idsOf(await requests.execute())]
  const about = db.selectFrom('emails').select('id').where('about', 'in', nonEmptyIds(subjects))
  const emails = [...theirs(await received.execute()), ...idsOf(await about.execute())]
  const consents = await findConsentIds(db, who, [...enquiries, ...contacts])
  return { customers, enquiries, contacts, emails: [...new Set(emails)], consents, listed }

  function theirs(rows: { id: string; address: string | null }[]) {
    return idsOf(rows.filter(({ address }) => address?.toLowerCase() === who.toLowerCase()))
  }
}

async function findConsentIds(db: Db, who: string, submissionIds: string[]) {
  const consents = db
    .selectFrom('consents')
    .select('id')
    .where((consent) =>
      consent.or([
        consent('email', '=', who.toLowerCase()),
        consent('submissionId', 'in', nonEmptyIds(submissionIds)),
      ]),
    )
  return idsOf(await consents.execute())
}

/** SQLite's `lower` changes ASCII letters alone: other characters match anything here, and `theirs` compares them. */
function likeness(email: string) {
  return email
    .toLowerCase()
    .replaceAll(/[!%_]/g, '!$&')
    .replaceAll(/[^ -~]+/g, '%')
}

function idsOf(rows: { id: string }[]) {
  return rows.map(({ id }) => id)
}

/** PostgreSQL takes no empty list. No id is empty. */
export function nonEmptyIds(ids: string[]) {
  return ids.length > 0 ? ids : ['']
}
