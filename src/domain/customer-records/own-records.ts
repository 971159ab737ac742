import { gstNumberOf } from '#contract/customers/gst-number.ts'
import type { App, Db } from '../app.ts'
import { folded } from '../fold-text.ts'
import { inBatches } from '../in-batches.ts'
import { keyName, recordKeysOf } from './record-key-rules.ts'
import type { Identifiers, RecordKey } from './record-key-rules.ts'
import { findItems, forgetHistory } from './tidy-records.ts'

type Own = Identifiers & {
  name: string | null
  company: string | null
  customerRecordId: string | null
  /** Set where the office has entered it. */
  isEntered?: true
}

/** What records hold of a person. Others may share them, whose name and company are left out. */
export async function findOwnRecords(db: Db, who: string, own: Own[]) {
  const names = new Set(own.map(({ name }) => name))
  const companies = new Set(own.map(({ company }) => company))
  const keys = [...keysNaming(who), ...own.flatMap(recordKeysOf)]
  const rows = await db
    .selectFrom('customerRecordKeys')
    .innerJoin('customerRecords', 'customerRecords.id', 'customerRecordKeys.recordId')
    .select(['kind', 'value', 'name', 'company', 'customerRecordKeys.createdAt'])
    .where((row) => row.or(keys.map(({ kind, value }) => row.and({ kind, value }))))
    .orderBy('customerRecordKeys.id')
    .execute()
  return rows.map(({ name, company, ...row }) => ({
    ...row,
    name: names.has(name) ? name : null,
    company: companies.has(company) ? company : null,
  }))
}

/** What they have sent, and their accounts. */
type Sent = Own & { id: string; createdAt: string }

type EnteredFacts = Own & { email: string | null; phone: string | null; isEntered: true }

/**
 * What the office has entered with their e-mail, unless another sender has written it, or on a record that is
 * theirs alone. Beside the e-mail of somebody else that is the name alone, where their e-mail says that it is
 * theirs.
 */
export async function findEnteredFacts(db: Db, who: string, sent: Sent[]) {
  const recordIds = new Set(sent.flatMap(({ customerRecordId }) => customerRecordId ?? []))
  const emailKey = await findEmailKey(db, who)
  if (emailKey) recordIds.add(emailKey.recordId)
  const facts: EnteredFacts[] = []
  for (const recordId of recordIds) {
    const ofRecord = {
      email: who.trim().toLowerCase(),
      emailKey: emailKey?.recordId === recordId ? emailKey : undefined,
      sent: sent.filter(({ customerRecordId }) => customerRecordId === recordId),
    }
    facts.push(...(await findFactsOf(db, recordId, ofRecord)))
  }
  return facts
}

type EmailKey = { recordId: string; createdAt: string; enteredAt: string | null }

async function findEmailKey(db: Db, who: string): Promise<EmailKey | undefined> {
  return db
    .selectFrom('customerRecordKeys')
    .select(['recordId', 'createdAt', 'enteredAt'])
    .where('kind', '=', 'email')
    .where('value', '=', who.trim().toLowerCase())
    .executeTakeFirst()
}

type OfRecord = { email: string; emailKey: EmailKey | undefined; sent: Sent[] }

async function findFactsOf(db: Db, recordId: string, { email, emailKey, sent }: OfRecord) {
  const record = await db
    .selectFrom('customerRecords')
    .select(['id', 'name', 'company'])
    .where('id', '=', recordId)
    .executeTakeFirst()
  if (!record) return []
  const keys = await findKeysLeft(db, recordId)
  const entered = keys.filter(({ enteredAt }) => enteredAt !== null)
  const isOwn = new Set(sent.map(({ id }) => id))
  const others = (await findItems(db, recordId)).filter(
    (item) => !isOwn.has(item.id) && item.email?.trim().toLowerCase() !== email,
  )
  const found = { record, email, entered, others }
  if (emailKey && emailKey.enteredAt !== null) return enteredWith(found)
  return enteredBeside(found, { emailKey, sent })
}

type Found = {
  record: { id: string; name: string | null; company: string | null }
  email: string
  entered: { kind: string; value: string; enteredAt: string | null }[]
  others: { name: string | null; company: string | null }[]
}

/** Of a record with their e-mail from the office. */
function enteredWith({ record, email, entered, others }: Found) {
  const isShared = entered.some(({ kind, value }) => kind === 'email' && value !== email)
  const isName = !isShared || isNamedAfter(email, record.name)
  const name = isName && !others.some(({ name }) => name === record.name) ? record.name : null
  const isCompany = !isShared && !others.some(({ company }) => company === record.company)
  const company = isCompany ? record.company : null
  const facts = { customerRecordId: record.id, email, name, company, isEntered: true as const }
  return [{ ...facts, phone: null }, ...phonesIn(isShared ? [] : entered, facts)]
}

type Traces = Pick<OfRecord, 'emailKey' | 'sent'>

/**
 * Of a record that came with what they sent, where nobody else has anything of it. What was entered before
 * that is of another customer, whose phone they have typed.
 */
function enteredBeside({ record, entered, others }: Found, { emailKey, sent }: Traces) {
  const times = [emailKey, ...sent].flatMap((trace) => trace?.createdAt ?? [])
  const [first = ''] = times.toSorted()
  const isShared =
    others.length > 0 ||
    entered.some(({ kind, enteredAt }) => kind === 'email' || (enteredAt ?? '') <= first)
  if (isShared) return []
  const isName = isLikeOne(new Set(sent.map(({ name }) => name)), record.name)
  const name = isName ? record.name : null
  const facts = { customerRecordId: record.id, email: null, name, company: null }
  const own = { ...facts, isEntered: true as const }
  return [{ ...own, phone: null }, ...phonesIn(entered, own)]
}

function phonesIn<Facts extends object>(keys: Found['entered'], facts: Facts) {
  return keys.flatMap(({ kind, value }) => (kind === 'phone' ? { ...facts, phone: value } : []))
}

/** As `kavya.rao@coffee.example` is after Kavya Rao. */
function isNamedAfter(email: string, name: string | null) {
  const mailbox = folded(email.slice(0, email.indexOf('@')))
  const words = folded(name ?? '').split(' ')
  return words.some((word) => word.length > 2 && mailbox.includes(word))
}

/** After what they sent was erased. A record without anybody else goes, also one that the office has entered. Belongs in a transaction that has locked the records. */
export async function eraseOwnRecords(app: App, who: string, own: Own[]) {
  const { db } = app
  const ofOffice = own.filter(({ isEntered }) => isEntered)
  const keys = [...keysNaming(who), ...ofOffice.flatMap(recordKeysOf)]
  const entered = await db
    .selectFrom('customerRecordKeys')
    .select(['id', 'recordId', 'kind', 'value'])
    .where((row) => row.or(keys.map(({ kind, value }) => row.and({ kind, value }))))
    .where('enteredAt', 'is not', null)
    .execute()
  const names = new Set(own.map(({ name }) => name))
  const recordIds = [
    ...entered.map(({ recordId }) => recordId),
    ...own.flatMap(({ customerRecordId }) => customerRecordId ?? []),
  ]
  for (const recordId of new Set(recordIds)) {
    const ofRecord = entered.filter((key) => key.recordId === recordId)
    await eraseFromRecord(db, recordId, { keys: ofRecord, names })
  }
}

type Erased = { keys: (RecordKey & { id: string })[]; names: Set<string | null> }

async function eraseFromRecord(db: Db, recordId: string, { keys, names }: Erased) {
  const record = await db
    .selectFrom('customerRecords')
    .select('name')
    .where('id', '=', recordId)
    .executeTakeFirst()
  if (!record) return
  const items = await findItems(db, recordId)
  const used = new Set(items.flatMap((item) => recordKeysOf(item).map(keyName)))
  const loose = keys.filter((key) => !used.has(keyName(key)))
  for (const some of inBatches(loose.map(({ id }) => id))) {
    await db.deleteFrom('customerRecordKeys').where('id', 'in', some).execute()
  }
  const left = await findKeysLeft(db, recordId)
  const emails = left.filter(({ kind }) => kind === 'email')
  const isLeft = items.length > 0 || emails.length > 0 || (loose.length === 0 && left.length > 0)
  if (!isLeft) {
    await forgetHistory(db, recordId)
    await db.deleteFrom('customerRecords').where('id', '=', recordId).execute()
    return
  }
  // Of two e-mails that were entered with one name, the one that stays may be that of the name.
  const isEntered = left.some(({ kind, enteredAt }) => kind !== 'gst' && enteredAt !== null)
  const mayBeTheirs =
    (loose.some(({ kind }) => kind === 'email') || (!isEntered && isLikeOne(names, record.name))) &&
    !emails.some(({ value }) => isNamedAfter(value, record.name))
  const isOthers = items.some(({ name }) => name === record.name)
  if ((names.has(record.name) || mayBeTheirs) && !isOthers) {
    const name = items.find((item) => item.name !== null)?.name ?? null
    await db.updateTable('customerRecords').set({ name }).where('id', '=', recordId).execute()
  }
  await forgetHistory(db, recordId)
}

/** As the office corrects a name: a part of it stays. */
function isLikeOne(names: Set<string | null>, name: string | null) {
  const words = new Set([...names].flatMap((typed) => folded(typed ?? '').split(' ')))
  return folded(name ?? '')
    .split(' ')
    .some((word) => word.length > 2 && words.has(word))
}

async function findKeysLeft(db: Db, recordId: string) {
  return db
    .selectFrom('customerRecordKeys')
    .select(['kind', 'value', 'enteredAt'])
    .where('recordId', '=', recordId)
    .execute()
}

/** An e-mail, or the GST number of an account. */
function keysNaming(who: string): RecordKey[] {
  return [
    { kind: 'email', value: who.trim().toLowerCase() },
    { kind: 'gst', value: gstNumberOf(who) },
  ]
}
