import { findKeyFaults, noKeys } from '#contract/customer-directory/customer-facts-form.ts'
import type { CustomerFactsForm } from '#contract/customer-directory/customer-facts-form.ts'
import {
  customerNameOf,
  customerRecordLimits,
  customerRecordMessages,
} from '#contract/customer-directory/customer-record.ts'
import type {
  CustomerFacts,
  CustomerKeys,
  KeyOwner,
} from '#contract/customer-directory/customer-record.ts'
import type { App, Db } from '../app.ts'
import { findOwners } from '../customer-records/attach-to-record.ts'
import { keyName, recordKeysOf } from '../customer-records/record-key-rules.ts'
import type { RecordKey } from '../customer-records/record-key-rules.ts'
import { Refusal } from '../refusal.ts'
import { versionOf } from '../refuse-unless-current.ts'
import { findMovedKeys, ownFirst } from './find-moved-keys.ts'
import { requireRecord } from './require-record.ts'

const keyFields = {
  emails: { kind: 'email', typed: 'email' },
  phones: { kind: 'phone', typed: 'phone' },
  gstNumbers: { kind: 'gst', typed: 'gstNumber' },
} as const

const fields = ['emails', 'phones', 'gstNumbers'] as const

type Named = { id: string; name: string | null; company: string | null }

export function factsOf({ id, name, company }: Named, keys: RecordKey[]): CustomerFacts {
  const valuesOf = (field: keyof CustomerKeys) =>
    keys.flatMap(({ kind, value }) => (kind === keyFields[field].kind ? value : []))
  const facts = {
    name,
    company,
    emails: valuesOf('emails'),
    phones: valuesOf('phones'),
    gstNumbers: valuesOf('gstNumbers'),
  }
  return { id, ...facts, version: versionOf(facts) }
}

/** Those of a record that are shown, its own before those of merged records. */
export async function findStoredKeys(db: Db, id: string) {
  const keys = await keysOfRecord(db, id).limit(customerRecordLimits.keys).execute()
  return ownFirst(keys, await findMovedKeys(db, [id]))
}

/** In the same order. Refused where a form does not show all of them. */
export async function findAllKeys(db: Db, id: string) {
  const keys = await keysOfRecord(db, id)
    .limit(customerRecordLimits.keys + 1)
    .execute()
  if (keys.length > customerRecordLimits.keys) {
    throw new Refusal('conflict', customerRecordMessages.moreThanShown)
  }
  return ownFirst(keys, await findMovedKeys(db, [id]))
}

function keysOfRecord(db: Db, id: string) {
  return db
    .selectFrom('customerRecordKeys')
    .select(['id', 'kind', 'value', 'createdAt', 'enteredAt'])
    .where('recordId', '=', id)
    .orderBy('id')
}

/** Each key once, as it is stored, in the order in which they were typed. */
export function requireKeys(form: CustomerFactsForm, known: CustomerKeys = noKeys): RecordKey[] {
  refuseFaults(findKeyFaults(form, known))
  const keys = fields.flatMap((field) => form[field].map((value) => keyOf(field, value, known)))
  const each = [...new Map(keys.map((key) => [keyName(key), key])).values()]
  if (each.length <= customerRecordLimits.keys) return each
  return refuseFaults({ [fieldOf(each.at(-1))]: customerRecordMessages.tooManyKeys })
}

function keyOf(field: keyof CustomerKeys, value: string, known: CustomerKeys): RecordKey {
  const { kind, typed } = keyFields[field]
  if (known[field].includes(value)) return { kind, value }
  const [key] = recordKeysOf({ [typed]: value })
  if (key) return key
  const { wrongKey, identifiesNobody } = customerRecordMessages
  return refuseFaults({ [field]: wrongKey(identifiesNobody, value) })
}

function refuseFaults(faults: Record<string, string>): never
function refuseFaults(faults: Record<string, string>): void
function refuseFaults(faults: Record<string, string>) {
  const [first] = Object.values(faults)
  if (first === undefined) return
  throw new Refusal('invalid', first, { fields: faults })
}

/** Names the customers who have one of the keys. Belongs in a transaction that has locked the records. */
export async function refuseKeysOfOthers(app: App, keys: RecordKey[], ownId?: string) {
  const owners = await findOwners(app.db, keys)
  const others: KeyOwner[] = []
  for (const key of keys) {
    const ownerId = owners.get(keyName(key))
    if (ownerId && ownerId !== ownId) others.push(await keyOwnerOf(app.db, ownerId, key))
  }
  if (others.length === 0) return
  const texts = others.map(({ field, value, name }) => [
    field,
    customerRecordMessages.keyTaken(value, name),
  ])
  throw new Refusal('conflict', customerRecordMessages.keysTaken, {
    // Of several at one field, the first.
    fields: Object.fromEntries(texts.toReversed()),
    details: { owners: others },
  })
}

async function keyOwnerOf(db: Db, ownerId: string, { kind, value }: RecordKey): Promise<KeyOwner> {
  const record = await requireRecord(db, ownerId)
  return { id: record.id, name: customerNameOf(record), field: fieldOf({ kind }), value }
}

function fieldOf(key: Pick<RecordKey, 'kind'> | undefined) {
  return fields.find((field) => keyFields[field].kind === key?.kind) ?? 'emails'
}
