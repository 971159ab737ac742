import { importLimits } from '#contract/customer-directory/customer-import.ts'
import type { StoredCustomerImport } from '#contract/customer-directory/customer-import.ts'
import { ago, day } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { inBatches } from '../in-batches.ts'
import type { ImportedRecord } from './plan-import.ts'
import { shownPerson } from '../shown-person.ts'

type OfRecord = { id: string; recordId: string }

type Stored = {
  id: string
  at: string
  created: number
  changed: number
  records: ImportedRecord[]
  keys: OfRecord[]
  notes: OfRecord[]
}

/** What the undo of an import needs. Belongs in the transaction of the import. */
export async function storeImport(app: App, { accountId }: Administrator, stored: Stored) {
  const { records, keys, notes, ...facts } = stored
  await app.db
    .insertInto('customerImports')
    .values({ ...facts, accountId, undoneAt: null })
    .execute()
  const keysOf = Map.groupBy(keys, ({ recordId }) => recordId)
  const notesOf = Map.groupBy(notes, ({ recordId }) => recordId)
  for (const some of inBatches(records, 100)) {
    await app.db
      .insertInto('customerImportRecords')
      .values(
        some.map(({ id, isNew, before }) => ({
          importId: stored.id,
          recordId: id,
          isNew: Number(isNew),
          ...before,
          keyIds: idsAsJson(keysOf.get(id)),
          noteIds: idsAsJson(notesOf.get(id)),
          isErased: 0,
        })),
      )
      .execute()
  }
}

function idsAsJson(rows: OfRecord[] = []) {
  return JSON.stringify(rows.map(({ id }) => id))
}

/** The last first. */
export async function findCustomerImports({ db, clock }: App): Promise<StoredCustomerImport[]> {
  return db
    .selectFrom('customerImports')
    .innerJoin('accounts', 'accounts.id', 'customerImports.accountId')
    .select(['customerImports.id', 'at', shownPerson().as('by'), 'created', 'changed', 'undoneAt'])
    .where('at', '>', oldestUndoable(clock))
    .orderBy('at', 'desc')
    .orderBy('customerImports.id', 'desc')
    .limit(importLimits.listed)
    .execute()
}

/** Their customers stay. What these were called before is erased. */
export async function forgetOldCustomerImports(app: App) {
  await inTransaction(app, async (app) => {
    const { numDeletedRows } = await app.db
      .deleteFrom('customerImports')
      .where('at', '<=', oldestUndoable(app.clock))
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await recordErasure(app)
  })
}

export function oldestUndoable(clock: App['clock']) {
  return ago(clock, importLimits.days * day)
}
