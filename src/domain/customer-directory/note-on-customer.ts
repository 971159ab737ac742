import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import type { CustomerNote } from '#contract/customer-directory/customer-record.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import { system } from '../audit/actor.ts'
import type { Actor, Administrator } from '../audit/actor.ts'
import { recordAudit, recordAudits } from '../audit/record-audit.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { purgeExpired, putInTrash, requireInTrash, takeFromTrash } from '../deleted-rows.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { Refusal } from '../refusal.ts'
import { requireLockedRecord } from './require-record.ts'
import { shownPerson } from '../shown-person.ts'

export async function noteOnCustomer(app: App, by: Administrator, id: string, text: string) {
  const { accountId } = by
  return inTransaction(app, async (app) => {
    await lockRecords(app)
    await requireLockedRecord(app, id)
    const at = now(app.clock)
    const note = { id: newId(), recordId: id, accountId, text, at, deletedAt: null }
    await app.db.insertInto('customerRecordNotes').values(note).execute()
    await app.db
      .updateTable('customerRecords')
      .set({ lastActivityAt: at })
      .where('id', '=', id)
      .execute()
    await recordAudit(app, by, { action: 'customer-record.note-added', subjectId: id })
    return note.id
  })
}

type Note = { id: string; noteId: string }

/** For 30 days it can be restored. */
export async function deleteCustomerNote(app: App, by: Actor, { id, noteId }: Note) {
  await inTransaction(app, async (app) => {
    await requireNote(app.db, { id, noteId })
    if (!(await putInTrash(app, 'customerRecordNotes', noteId))) throw noSuchNote()
    const before = { note: noteId }
    await recordAudit(app, by, { action: 'customer-record.note-deleted', subjectId: id, before })
  })
}

export async function restoreCustomerNote(app: App, by: Actor, { id, noteId }: Note) {
  await inTransaction(app, async (app) => {
    await requireNote(app.db, { id, noteId })
    await takeFromTrash(app, 'customerRecordNotes', noteId)
    await recordAudit(app, by, { action: 'customer-record.note-restored', subjectId: id })
  })
}

/** The same from the trash, which names the note alone. */
export async function restoreTrashedNote(app: App, by: Actor, noteId: string) {
  await restoreCustomerNote(app, by, { id: await findTrashedOn(app.db, noteId), noteId })
}

/** Deletes a note of the trash for ever. */
export async function purgeCustomerNote(app: App, by: Actor, noteId: string) {
  await inTransaction(app, async (app) => {
    await requireInTrash(app, 'customerRecordNotes', noteId)
    await purgeNotes(app, by, [noteId])
  })
}

/** The record that a note of the trash is on. */
async function findTrashedOn(db: Db, noteId: string) {
  const note = await db
    .selectFrom('customerRecordNotes')
    .select('recordId')
    .where('id', '=', noteId)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst()
  if (!note) throw new Refusal('not-found', trashMessages.notFound)
  return note.recordId
}

export async function purgeOldCustomerNotes(app: App, signal: AbortSignal) {
  const purge = (app: App, ids: string[]) => purgeNotes(app, system, ids)
  return purgeExpired(app, 'customerRecordNotes', purge, signal)
}

/** Belongs in a transaction. */
async function purgeNotes(app: App, by: Actor, ids: string[]) {
  const purged = await app.db
    .deleteFrom('customerRecordNotes')
    .where('id', 'in', ids)
    .returning('recordId')
    .execute()
  await recordErasure(app)
  await recordAudits(
    app,
    by,
    purged.map(({ recordId }) => ({
      action: 'customer-record.note-purged',
      subjectId: recordId,
    })),
  )
}

/** The newest first. */
export async function findCustomerNotes(
  db: Db,
  id: string,
  { page, limit }: { page: number; limit: number },
): Promise<CustomerNote[]> {
  return notesOf(db, id)
    .innerJoin('accounts', 'accounts.id', 'customerRecordNotes.accountId')
    .select(['customerRecordNotes.id', 'text', 'at', shownPerson().as('by')])
    .orderBy('customerRecordNotes.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countCustomerNotes(db: Db, id: string): Promise<number> {
  const counted = notesOf(db, id).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

function notesOf(db: Db, id: string) {
  return db
    .selectFrom('customerRecordNotes')
    .where('recordId', '=', id)
    .where('deletedAt', 'is', null)
}

async function requireNote(db: Db, { id, noteId }: Note) {
  const note = await db
    .selectFrom('customerRecordNotes')
    .select('id')
    .where('id', '=', noteId)
    .where('recordId', '=', id)
    .executeTakeFirst()
  if (!note) throw noSuchNote()
}

function noSuchNote() {
  return new Refusal('not-found', customerRecordMessages.noteNotFound)
}
