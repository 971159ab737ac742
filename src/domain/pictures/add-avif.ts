import { buffer } from 'node:stream/consumers'
import { ago, minute, now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { widthsOf } from './picture-views.ts'
import { fileKeyOf } from './store-picture.ts'

/** Long enough for the slowest machine. After it, another process may take over the picture. */
const lease = 10 * minute

/** Makes the AVIF files of one more picture. False when every picture has its own. */
export async function addAvif(app: App, signal?: AbortSignal): Promise<boolean> {
  const picture = await claimPicture(app)
  if (!picture) return false
  const largest = await app.files.get(fileKeyOf(picture.key, picture.width))
  if (!largest) throw new Error(`the files of picture ${picture.key} are gone`)
  const bytes = await buffer(largest)
  for (const width of widthsOf(picture)) {
    const avif = await app.images.renderAvif(bytes, width, signal)
    await app.files.put(fileKeyOf(picture.key, width, 'avif'), avif)
  }
  await app.db
    .updateTable('pictures')
    .set({ avifAt: now(app.clock) })
    .where('key', '=', picture.key)
    .execute()
  return true
}

/** The newest first, because it is on the most visited pages. */
async function claimPicture(app: App) {
  const avifClaimedUntil = ago(app.clock, -lease)
  return (
    app.db
      .updateTable('pictures')
      .set({ avifClaimedUntil })
      .where('key', '=', (db) =>
        db
          .selectFrom('pictures')
          .select('key')
          .where('avifAt', 'is', null)
          .where('avifClaimedUntil', '<', now(app.clock))
          .orderBy('uploadedAt', 'desc')
          .orderBy('key')
          .limit(1),
      )
      // Once more for the row itself: on PostgreSQL another process may have claimed it meanwhile.
      .where('avifClaimedUntil', '<', now(app.clock))
      .returning(['key', 'width', 'widths'])
      .executeTakeFirst()
  )
}
