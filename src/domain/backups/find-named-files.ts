import type { Db } from '../app.ts'
import { widthsOf } from '../pictures/picture-views.ts'
import { fileKeyOf } from '../pictures/store-picture.ts'

/** A stored file that a row names; with its size and the beginning of its SHA-256 where the row says so. */
export type NamedFile = { key: string; bytes?: number; hash?: string }

export async function findNamedFiles(db: Db): Promise<NamedFile[]> {
  return [...(await findPictureFiles(db)), ...(await findCatalogueFiles(db))]
}

async function findPictureFiles(db: Db): Promise<NamedFile[]> {
  const pictures = await db
    .selectFrom('pictures')
    .select(['key', 'widths', 'avifAt'])
    .orderBy('key')
    .execute()
  return pictures.flatMap(({ avifAt, ...picture }) =>
    widthsOf(picture).flatMap((width) => [
      { key: fileKeyOf(picture.key, width) },
      ...(avifAt === null ? [] : [{ key: fileKeyOf(picture.key, width, 'avif') }]),
    ]),
  )
}

async function findCatalogueFiles(db: Db): Promise<NamedFile[]> {
  const catalogues = await db.selectFrom('catalogues').select(['fileKey', 'bytes']).execute()
  return catalogues.map(({ fileKey, bytes }) => ({
    key: fileKey,
    bytes,
    hash: /([0-9a-f]+)\.pdf$/.exec(fileKey)?.[1] ?? '',
  }))
}
