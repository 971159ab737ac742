import type { GalleryListQuery } from '#contract/gallery/gallery-form.ts'
import type { Banner, GalleryImage } from '#contract/gallery/gallery.ts'
import { namedPictureOf } from '#contract/pictures/picture.ts'
import type { Db } from '../app.ts'
import { holdsWords } from '../holds-words.ts'
import { pictureColumns, pictureOf } from '../pictures/picture-views.ts'

const columns = ['galleryImages.id', 'originalName', 'bytes', 'alt', 'addedAt'] as const

/** What the home page shows, in the order of the office. */
export async function findBanners(db: Db): Promise<Banner[]> {
  const rows = await selectImages(db, {}).execute()
  return rows.map((row) => ({ id: row.id, alt: row.alt, picture: pictureOf(row) }))
}

/** Without page and limit, all of them. */
export async function findGalleryImages(db: Db, query: GalleryListQuery): Promise<GalleryImage[]> {
  return (await selectImages(db, query).execute()).map(imageOf)
}

export async function findGalleryImage(db: Db, id: string): Promise<GalleryImage | undefined> {
  const row = await selectImages(db, {}).where('galleryImages.id', '=', id).executeTakeFirst()
  return row && imageOf(row)
}

export async function countGalleryImages(db: Db, query: GalleryListQuery): Promise<number> {
  const counted = filtered(db, query).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

function selectImages(db: Db, query: GalleryListQuery) {
  const { page = 1, limit } = query
  const rows = filtered(db, query)
    .innerJoin('pictures', 'pictures.key', 'galleryImages.pictureKey')
    .select([...columns, ...pictureColumns])
    .orderBy('place')
    .orderBy('galleryImages.id')
  return limit === undefined ? rows : rows.limit(limit).offset((page - 1) * limit)
}

function filtered(db: Db, { q }: GalleryListQuery) {
  let images = db.selectFrom('galleryImages')
  if (q) images = images.where(holdsWords('searchText', q))
  return images
}

type ImageRow = Awaited<ReturnType<ReturnType<typeof selectImages>['execute']>>[number]

function imageOf(row: ImageRow): GalleryImage {
  const { url, thumbnail } = namedPictureOf(pictureOf(row))
  return {
    id: row.id,
    name: row.originalName,
    size: row.bytes,
    date: row.addedAt,
    url,
    thumbnail,
    alt: row.alt,
  }
}
