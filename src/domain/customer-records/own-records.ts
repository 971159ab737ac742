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

/**
 * What the office has entered with their e-mail, unless another sender has written it. Beside the e-mail of
 * somebody else that is the name alone, where their e-mail says that it is theirs.
 */
export async function findEnteredFacts(db: Db, who: string) {
  const email = who.trim().toLowerCase()
  const record = await db
    .selectFrom('customerRecordKeys as key')
    .innerJoin('customerRecords', 'customerRecords.id', 'key.recordId')
    .select(['customerRecords.id', 'name', 'company'])
    .where('kind', '=', 'email')
    .where('value', '=', email)
    .where('key.enteredAt', 'is not', null)
    .executeTakeFirst()
  if (!record) return []
  const entered = await db
    .selectFrom('customerRecordKeys')
    .select(['kind', 'value'])
    .where('recordId', '=', record.id)
    .where('enteredAt', 'is not', null)
    .execute()
  const isShared = entered.some(({ kind, value }) => kind === 'email' && value !== email)
  const others = (await findItems(db, record.id)).filter(
    (item) => item.email?.trim().toLowerCase() !== email,
  )
  const isName = !isShared || isNamedAfter(email, record.name)
  const facts = {
    customerRecordId: record.id,
    email,
    name: isName && !others.some(({ name }) => name === record.name) ? record.name : null,
    company:
      !isShared && !others.some(({ company }) => company === record.company)
        ? record.company
        : null,
  }
  const phones = entered.filter(({ kind }) => kind === 'phone' && !isShared)
  return [{ ...facts, phone: null }, ...phones.map(({ value }) => ({ ...facts, phone: value }))]
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
  const keys = [...keysNaming(who), ...(await findEnteredFacts(db, who)).flatMap(recordKeysOf)]
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
