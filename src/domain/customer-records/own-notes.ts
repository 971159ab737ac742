import type { App, Db } from '../app.ts'
import { folded } from '../fold-text.ts'
import { inBatches } from '../in-batches.ts'

type Own = {
  name: string | null
  email: string | null
  phone: string | null
  customerRecordId: string | null
}

/** The notes on their records that name them. A record without anybody else is erased with all its notes. */
export async function eraseOwnNotes({ db }: App, who: string, own: Own[]) {
  for (const some of inBatches((await findOwnNotes(db, who, own)).map(({ id }) => id))) {
    await db.deleteFrom('customerRecordNotes').where('id', 'in', some).execute()
  }
}

/** Those of records that nobody else shares, and those that name them. Also deleted ones. */
export async function findOwnNotes(db: Db, who: string, own: Own[]) {
  const recordIds = await findRecordIds(db, who, own)
  if (recordIds.length === 0) return []
  const [notes, shared] = await Promise.all([
    db
      .selectFrom('customerRecordNotes')
      .select(['id', 'recordId', 'text', 'at'])
      .where('recordId', 'in', recordIds)
      .orderBy('id')
      .execute(),
    findShared(db, who, recordIds),
  ])
  const words = wordsNaming(who, own)
  return notes.filter(({ recordId, text }) => {
    const searched = ` ${folded(text)} `
    return !shared.has(recordId) || words.some((word) => searched.includes(word))
  })
}

/** Of what they sent, and those that the office has entered with their e-mail. */
async function findRecordIds(db: Db, who: string, own: Own[]) {
  const entered = await db
    .selectFrom('customerRecordKeys')
    .select('recordId')
    .where('kind', '=', 'email')
    .where('value', '=', who.trim().toLowerCase())
    .execute()
  const ids = own.flatMap(({ customerRecordId }) => customerRecordId ?? [])
  return [...new Set([...ids, ...entered.map(({ recordId }) => recordId)])]
}

/**
 * Records with an e-mail of somebody else, and those of which the office had entered something before the
 * person's own e-mail came to them: anybody can type the phone of another customer.
 */
async function findShared(db: Db, who: string, recordIds: string[]) {
  const email = who.trim().toLowerCase()
  const keys = await db
    .selectFrom('customerRecordKeys as key')
    .select('recordId')
    .distinct()
    .where('recordId', 'in', recordIds)
    .where('kind', '=', 'email')
    .where((row) =>
      row.or([
        row('value', '!=', email),
        // A later import leaves the time of the keys that a record has.
        row.and([
          row('key.enteredAt', 'is', null),
          row.exists(
            row
              .selectFrom('customerRecordKeys as entered')
              .select('entered.id')
              .whereRef('entered.recordId', '=', 'key.recordId')
              .whereRef('entered.enteredAt', '<=', 'key.createdAt'),
          ),
        ]),
      ]),
    )
    .execute()
  return new Set(keys.map(({ recordId }) => recordId))
}

/** Each part of the name by itself: the office calls people by one of them. */
function wordsNaming(who: string, own: Own[]) {
  const names = own.flatMap(({ name }) => folded(name ?? '').split(' '))
  const facts = own.flatMap(({ email, phone }) => [folded(email ?? ''), folded(phone ?? '')])
  const words = new Set([folded(who), ...names, ...facts].filter((word) => word.length > 2))
  return [...words].map((word) => ` ${word} `)
}
