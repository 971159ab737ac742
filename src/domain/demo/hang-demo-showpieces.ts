import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { App } from '../app.ts'
import { house } from '../audit/actor.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { placeGalleryImages } from '../gallery/change-gallery.ts'
import { placeLogos } from '../logos/add-logos.ts'
import { storeUploads } from '../pictures/store-uploads.ts'
import type { StoredUpload } from '../pictures/store-uploads.ts'
import type { Wall } from './demo-showpieces-table.ts'

type Waiting = Upload & { position: number; alt: string; category: string | null }

/** Hangs what waits for this wall, all at once. False when nothing does. */
export async function hangDemoShowpieces(
  app: App,
  wall: Wall,
  uploadOf: (wall: Wall, file: string) => Promise<Upload>,
  signal?: AbortSignal,
): Promise<boolean> {
  const rows = await findWaiting(app, wall)
  if (rows.length === 0) return false
  const uploads = rows.map(async (row) => ({ ...row, ...(await uploadOf(wall, row.file)) }))
  const { stored } = await storeUploads(app, await Promise.all(uploads), signal)
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    // Another process may have been faster, or the demo been removed meanwhile.
    const waiting = new Set((await findWaiting(app, wall)).map(({ position }) => position))
    const due = stored.filter(({ sent }) => waiting.has(sent.position))
    if (due.length > 0) await hang(app, wall, due)
  })
  return true
}

async function findWaiting({ db }: App, wall: Wall) {
  return db
    .selectFrom('demoShowpieces')
    .select(['position', 'file', 'alt', 'category'])
    .where('wall', '=', wall)
    .where('shownAs', 'is', null)
    .orderBy('position')
    .execute()
}

async function hang(app: App, wall: Wall, due: StoredUpload<Waiting>[]) {
  const shown =
    wall === 'gallery'
      ? await placeGalleryImages(app, house, due)
      : await placeLogos(app, house, wall, due)
  for (const [at, { sent }] of due.entries()) {
    const shownAs = shown[at]?.id ?? null
    await app.db
      .updateTable('demoShowpieces')
      .set({ shownAs })
      .where('position', '=', sent.position)
      .execute()
  }
}
