import { setTimeout as wait } from 'node:timers/promises'
import { isUndoneImport, productImportMessages } from '#contract/product-imports/product-import.ts'
import { KeyedLock } from '#platform/concurrency/keyed-lock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { ImportPictures } from './import-pictures.ts'
import { ImportKeys } from './import-keys.ts'
import { storeRows } from './store-rows.ts'
import { lockImport, requireImport, rowsAtOnce } from './stored-imports.ts'
import type { StoredImport } from './stored-imports.ts'

/** By the memory of the process, which its requests share. */
const locks = new WeakMap<object, KeyedLock>()

/** In one process one after the other; other processes wait at the row of the import. */
export function withImportAlone<Result>({ memory }: App, id: string, work: () => Promise<Result>) {
  const lock = locks.get(memory) ?? new KeyedLock()
  locks.set(memory, lock)
  return lock.run(id, work)
}

/** The pause after each part: at most so many milliseconds, and so many times as long as the part took. */
const pause = { most: 600, factor: 2 }

/** Each part makes the pages of the site stale: in the pause the process makes them anew for visitors. */
async function thenPause(work: () => Promise<boolean>) {
  const began = performance.now()
  const isMore = await work()
  if (isMore) await wait(Math.min(pause.most, (performance.now() - began) * pause.factor))
  return isMore
}

type Applying = { by: Actor; id: string; keys: ImportKeys; pictures: ImportPictures }

/**
 * Stores the rows that create or change a product, some hundred by one transaction, all under one
 * change id. Where it was interrupted, it goes on with the first row that is not stored.
 */
export async function applyImport(app: App, by: Actor, id: string): Promise<StoredImport> {
  return withImportAlone(app, id, async () => {
    const stored = await beginApplying(app, id)
    const pictures = new ImportPictures(app, stored)
    const applying = { by, id, keys: new ImportKeys(), pictures }
    try {
      while (await thenPause(() => applyNext(app, applying)));
    } finally {
      await pictures.close()
    }
    return requireImport(app.db, id)
  })
}

async function beginApplying(app: App, id: string) {
  return inTransaction(app, async (app) => {
    const stored = await lockImport(app, id)
    const { reading, undone, nothingToApply } = productImportMessages
    if (stored.state === 'reading') throw new Refusal('conflict', reading)
    if (isUndoneImport(stored.state)) throw new Refusal('conflict', undone)
    if (stored.created + stored.changed === 0) throw new Refusal('conflict', nothingToApply)
    // A row of an applied import may have been corrected since.
    const isDone = stored.state === 'applied' && (await findPending(app.db, id)).length === 0
    if (!isDone) await setState(app.db, id, 'applying')
    return stored
  })
}

/** False when nothing is left, or somebody has undone the import meanwhile. */
async function applyNext(app: App, applying: Applying): Promise<boolean> {
  const { by, id, keys, pictures } = applying
  const planned = await findPending(app.db, id)
  // Rendering takes too long to hold a lock meanwhile.
  const rendered = await pictures.render(planned)
  return inTransaction(app, async (app) => {
    const stored = await lockImport(app, id)
    if (stored.state !== 'applying') return false
    // Another process may have stored some of them.
    const rows = await findPending(app.db, id)
    if (rows.length === 0) {
      await finish(app, by, stored)
      return false
    }
    const known = new Set(planned.map(({ id }) => id))
    if (!rows.every(({ id }) => known.has(id))) return true
    await storeRows(app, { by, keys, rendered, stored, rows })
    return true
  })
}

async function finish(
  app: App,
  by: Actor,
  { id, changeId, fileName, created, changed }: StoredImport,
) {
  await setState(app.db, id, 'applied')
  const after = { file: fileName, created, changed }
  await recordAudit(app, by, { action: 'products.imported', changeId, subjectId: id, after })
}

function findPending(db: Db, importId: string) {
  return db
    .selectFrom('productImportRows')
    .selectAll()
    .where('importId', '=', importId)
    .where('outcome', 'in', ['created', 'changed'])
    .where('appliedAt', 'is', null)
    .orderBy('row')
    .limit(rowsAtOnce)
    .execute()
}

async function setState(db: Db, id: string, state: StoredImport['state']) {
  await db.updateTable('productImports').set({ state }).where('id', '=', id).execute()
}
