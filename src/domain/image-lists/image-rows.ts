import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { ImageListName } from '#contract/image-lists/image-list.ts'
import type { Db } from '../app.ts'
import type { GalleryImagesTable, LogosTable } from './image-lists-table.ts'
import type { OrderedRow } from '../order-rules.ts'

/** What is stored of an image of any list. */
type StoredImage = Omit<GalleryImagesTable & LogosTable, 'kind' | 'deletedAt'>

export type ImageTexts = Pick<StoredImage, 'alt' | 'link' | 'category' | 'searchText'>

const columns = [
  'id',
  'place',
  'pictureKey',
  'originalName',
  'alt',
  'searchText',
  'addedAt',
] as const

/** Partners and clients share a table. */
const kinds = { partners: 'partner', clients: 'client' } as const

const noText = sql<string | null>`null`

/** The rows of a list that are not in the trash. */
export function imagesOf(db: Db, list: ImageListName) {
  return rowsOf(db, list, sql<boolean>`deleted_at is null`)
}

export function trashedImagesOf(db: Db, list: ImageListName) {
  return rowsOf(db, list, sql<boolean>`deleted_at is not null`)
}

/** They have the same columns, whichever table they are in. */
function rowsOf(db: Db, list: ImageListName, isWanted: Expression<boolean>) {
  if (list === 'gallery') {
    return db
      .selectFrom('galleryImages')
      .where(isWanted)
      .select([...columns, 'bytes', noText.as('link'), noText.as('category')])
      .as('images')
  }
  return db
    .selectFrom('logos')
    .where('kind', '=', kinds[list])
    .where(isWanted)
    .select([...columns, sql<number>`0`.as('bytes'), 'link', 'category'])
    .as('images')
}

/** With those in the trash, which are restored at their place. */
export async function findPlaces(db: Db, list: ImageListName): Promise<OrderedRow[]> {
  return db
    .selectFrom(rowsOf(db, list, sql<boolean>`true`))
    .select(['id', 'place'])
    .orderBy('place')
    .execute()
}

export async function findOrder(db: Db, list: ImageListName): Promise<OrderedRow[]> {
  return db.selectFrom(imagesOf(db, list)).select(['id', 'place']).orderBy('place').execute()
}

export async function insertImageRow(db: Db, list: ImageListName, image: StoredImage) {
  const { bytes, link, category, ...rest } = image
  if (list === 'gallery') {
    await db
      .insertInto('galleryImages')
      .values({ ...rest, bytes, deletedAt: null })
      .execute()
  } else {
    await db
      .insertInto('logos')
      .values({ ...rest, kind: kinds[list], link, category, deletedAt: null })
      .execute()
  }
}

export async function updateImageTexts(db: Db, list: ImageListName, id: string, texts: ImageTexts) {
  const { alt, searchText } = texts
  if (list === 'gallery') {
    await db.updateTable('galleryImages').set({ alt, searchText }).where('id', '=', id).execute()
  } else {
    await db.updateTable('logos').set(texts).where('id', '=', id).execute()
  }
}

export async function updateImagePlace(db: Db, list: ImageListName, { id, place }: OrderedRow) {
  await db.updateTable(tableOf(list)).set({ place }).where('id', '=', id).execute()
}

export function tableOf(list: ImageListName) {
  return list === 'gallery' ? 'galleryImages' : 'logos'
}
