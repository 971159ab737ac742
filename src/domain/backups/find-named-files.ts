import { iconAddress, markIcons } from '#contract/company/mark-icons.ts'
import type { Db } from '../app.ts'
import { widthsOf } from '../pictures/picture-views.ts'
import { fileKeyOf } from '../pictures/store-picture.ts'

/** A stored file that a row names; with its size and the beginning of its SHA-256 where the row says so. */
export type NamedFile = { key: string; bytes?: number; hash?: string }

export async function findNamedFiles(db: Db): Promise<NamedFile[]> {
  const documents = [
    ...(await findCatalogueFiles(db)),
    ...(await findAttachmentFiles(db)),
    ...(await findSentFiles(db)),
    ...(await findProductDocumentFiles(db)),
    ...(await findImportFiles(db)),
  ]
  // A catalogue that went out with replies has several rows, as has a manual of several products.
  const byKey = new Map(documents.map((file) => [file.key, file]))
  return [...(await findPictureFiles(db)), ...(await findIconFiles(db)), ...byKey.values()]
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

async function findIconFiles(db: Db): Promise<NamedFile[]> {
  const marks = await db
    .selectFrom('companyPictures')
    .select('pictureKey')
    .where('kind', '=', 'mark')
    .orderBy('pictureKey')
    .execute()
  return marks.flatMap(({ pictureKey }) =>
    Object.values(markIcons).map((icon) => ({ key: iconAddress(pictureKey, icon).slice(1) })),
  )
}

/** Those in the trash too: they can be restored. */
async function findCatalogueFiles(db: Db): Promise<NamedFile[]> {
  const catalogues = await db
    .selectFrom('catalogues')
    .select(['fileKey', 'bytes'])
    .union(db.selectFrom('deletedCatalogues').select(['fileKey', 'bytes']))
    .execute()
  return catalogues.map(namedDocument)
}

async function findAttachmentFiles(db: Db): Promise<NamedFile[]> {
  const attachments = await db
    .selectFrom('replyAttachments')
    .select(['fileKey', 'bytes'])
    .distinct()
    .execute()
  return attachments.map(namedDocument)
}

async function findSentFiles(db: Db): Promise<NamedFile[]> {
  const sent = await db.selectFrom('sentCatalogues').select(['fileKey', 'bytes']).execute()
  return sent.map(namedDocument)
}

/** Those in the trash too: they can be restored. */
async function findProductDocumentFiles(db: Db): Promise<NamedFile[]> {
  const documents = await db
    .selectFrom('productDocuments')
    .select(['fileKey', 'bytes'])
    .distinct()
    .execute()
  return documents.map(namedDocument)
}

/** The pictures of imports that can still be applied. */
async function findImportFiles(db: Db): Promise<NamedFile[]> {
  const imports = await db.selectFrom('productImports').select(['fileKey', 'bytes']).execute()
  return imports.flatMap(({ fileKey, bytes }) =>
    fileKey === null ? [] : namedDocument({ fileKey, bytes }),
  )
}

/** Its key ends with the beginning of its hash. */
function namedDocument({ fileKey, bytes }: { fileKey: string; bytes: number }) {
  const hash = /([0-9a-f]+)(?:\.pdf)?$/.exec(fileKey)?.[1] ?? ''
  return { key: fileKey, bytes, hash }
}
