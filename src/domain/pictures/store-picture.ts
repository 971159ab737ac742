import { pictureAddress } from '#contract/pictures/picture.ts'
import type { PictureError } from '#platform/images/images.ts'
import type { Upload } from '#platform/files/upload.ts'
import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'

/** A picture whose files are stored, and which no row names yet. */
export type StoredPicture = {
  key: string
  width: number
  height: number
  widths: number[]
  originalName: string
}

/** Files are stored before the rows that name them: a failed transaction leaves files for the sweep, never a row without files. */
export async function storePicture(
  { files, images }: App,
  { path, originalName }: Upload,
  signal?: AbortSignal,
): Promise<StoredPicture | PictureError> {
  const rendered = await images.render(path, signal)
  if (typeof rendered === 'string') return rendered
  const { webp, ...facts } = rendered
  for (const [width, bytes] of webp) await files.put(fileKeyOf(facts.key, width), bytes)
  return { ...facts, widths: [...webp.keys()], originalName }
}

/** Belongs in the transaction of what shows the pictures. Known ones count as uploaded again. */
export async function savePictures(app: App, pictures: StoredPicture[]) {
  const uploadedAt = now(app.clock)
  for (const { originalName: _, widths, ...picture } of pictures.toSorted(byKey)) {
    const values = { ...picture, widths: JSON.stringify(widths), uploadedAt }
    await app.db
      .insertInto('pictures')
      .values({ ...values, avifAt: null, avifClaimedUntil: '' })
      .onConflict((known) => known.column('key').doUpdateSet({ uploadedAt }))
      .execute()
  }
}

/** The key of a file in the store. */
export function fileKeyOf(...place: Parameters<typeof pictureAddress>) {
  return pictureAddress(...place).slice(1)
}

/** In one order, so that two uploads of the same pictures cannot deadlock. */
function byKey(one: StoredPicture, other: StoredPicture) {
  return one.key < other.key ? -1 : 1
}
