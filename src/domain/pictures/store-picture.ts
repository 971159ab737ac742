import { pictureAddress } from '#contract/pictures/picture.ts'
import type { PictureError } from '#platform/images/images.ts'
import type { Upload } from '#platform/files/upload.ts'
import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'

/** A picture whose files are kept, and which no row names yet. */
export type StoredPicture = {
  key: string
  width: number
  height: number
  widths: number[]
  placeholder: string
  originalName: string
}

/** The files, before the rows that name them: a story that fails leaves some to the sweep, and no row without. */
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

/** Belongs in the transaction of what shows the pictures. Known ones count as uploaded anew. */
export async function keepPictures(app: App, pictures: StoredPicture[]) {
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

/** Where the store keeps what an address shows. */
export function fileKeyOf(...place: Parameters<typeof pictureAddress>) {
  return pictureAddress(...place).slice(1)
}

/** In one order for everybody: two who upload the same pictures must not wait for each other. */
function byKey(one: StoredPicture, other: StoredPicture) {
  return one.key < other.key ? -1 : 1
}
