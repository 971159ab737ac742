import { imageListMessages, uncategorized } from '#contract/image-lists/image-list.ts'
import type {
  Client,
  ClientStory,
  GalleryImage,
  ImageListItems,
  ImageListName,
  Partner,
} from '#contract/image-lists/image-list.ts'
import type { ImageListQuery } from '#contract/image-lists/image-list-form.ts'
import type {
  Banner,
  LogoGroup,
  ShownLogo,
  StoryImage,
} from '#contract/image-lists/shown-images.ts'
import { namedPictureOf, pictureAddress, pictureSources } from '#contract/pictures/picture.ts'
import type { Db } from '../app.ts'
import { numbersIn } from '#platform/stored-lists.ts'
import { holdsWords } from '../holds-words.ts'
import { pictureColumns, pictureOf } from '../pictures/picture-views.ts'
import { Refusal } from '../refusal.ts'
import { versionOf } from '../refuse-unless-current.ts'
import { groupsOf, leadOf, storyPathOf } from './image-list-rules.ts'
import { imagesOf } from './image-rows.ts'

const columns = [
  'images.id',
  'originalName',
  'bytes',
  'alt',
  'link',
  'category',
  'addedAt',
] as const

/** The images of the home page's banner, in the order of the office. */
export async function findBanners(db: Db): Promise<Banner[]> {
  const rows = await selectImages(db, 'gallery').execute()
  return rows.map((row) => ({ id: row.id, alt: row.alt, picture: pictureOf(row) }))
}

/** In the order of the office. */
export async function findPartnerLogos(db: Db): Promise<ShownLogo[]> {
  const rows = await selectImages(db, 'partners').execute()
  return rows.map(shownLogoOf)
}

/** By category, in the order of its name; inside, in the order of the office. */
export async function findClientGroups(db: Db): Promise<LogoGroup[]> {
  const rows = await selectImages(db, 'clients').execute()
  return groupsOf(
    rows.map((row) => ({ category: row.category ?? uncategorized, logo: shownClientOf(row) })),
  )
}

/** Without page and limit, all of them. */
export async function findImages<List extends ImageListName>(
  db: Db,
  list: List,
  query: ImageListQuery,
): Promise<ImageListItems[List][]> {
  const rows = await selectImages(db, list, query).execute()
  return rows.map((row) => itemOf(list, row))
}

export async function countImages(
  db: Db,
  list: ImageListName,
  query: ImageListQuery,
): Promise<number> {
  const counted = filtered(db, list, query).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** The categories of clients by name, without that of the client `exceptOf` alone. */
export async function findClientCategories(db: Db, exceptOf = ''): Promise<string[]> {
  const rows = await db
    .selectFrom(imagesOf(db, 'clients'))
    .select('category')
    .distinct()
    .where('category', 'is not', null)
    .where('id', '!=', exceptOf)
    .execute()
  const names = rows.flatMap(({ category }) => category ?? [])
  return names.toSorted((one, other) => one.localeCompare(other, 'en'))
}

export async function requireImage(db: Db, list: ImageListName, id: string): Promise<ImageRow> {
  const row = await selectImages(db, list).where('images.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not-found', imageListMessages[list].notFound)
  return row
}

export function itemOf<List extends ImageListName>(list: List, row: ImageRow) {
  return itemsOf[list](row)
}

function selectImages(db: Db, list: ImageListName, query: ImageListQuery = {}) {
  const { page = 1, limit } = query
  const rows = filtered(db, list, query)
    .innerJoin('pictures', 'pictures.key', 'images.pictureKey')
    .leftJoin('clientStories', 'clientStories.clientId', 'images.id')
    .select([...columns, ...pictureColumns])
    .select(['title as storyTitle', 'text as storyText'])
    .select(['clientStories.pictureKey as storyKey', 'pictureName as storyPictureName'])
    .select(({ selectFrom }) =>
      selectFrom('pictures as ofStories')
        .select('ofStories.widths')
        .whereRef('ofStories.key', '=', 'clientStories.pictureKey')
        .as('storyWidths'),
    )
    .orderBy('place')
    .orderBy('images.id')
  return limit === undefined ? rows : rows.limit(limit).offset((page - 1) * limit)
}

function filtered(db: Db, list: ImageListName, { q }: ImageListQuery) {
  const images = db.selectFrom(imagesOf(db, list))
  return q ? images.where(holdsWords('searchText', q)) : images
}

type ImageRow = Awaited<ReturnType<ReturnType<typeof selectImages>['execute']>>[number]

const itemsOf: { [List in ImageListName]: (row: ImageRow) => ImageListItems[List] } = {
  gallery: galleryImageOf,
  partners: partnerOf,
  clients: (row): Client => ({
    ...partnerOf(row),
    category: row.category,
    story: storyOf(row),
  }),
}

function galleryImageOf(row: ImageRow): GalleryImage {
  const { url, originalName, thumbnail } = namedPictureOf(pictureOf(row))
  const { id, bytes, addedAt, alt } = row
  const version = versionOfTexts(row)
  return { id, name: originalName, size: bytes, date: addedAt, url, thumbnail, alt, version }
}

function partnerOf(row: ImageRow): Partner {
  const { url, originalName, thumbnail } = namedPictureOf(pictureOf(row))
  return {
    id: row.id,
    filename: originalName,
    logoUrl: url,
    thumbnail,
    alt: row.alt,
    link: row.link,
    version: versionOfTexts(row),
  }
}

function versionOfTexts({ alt, link, category }: ImageRow) {
  return versionOf([alt, link, category])
}

function storyOf({ id, alt, ...row }: ImageRow): ClientStory | null {
  const { storyTitle: title, storyText: text, storyKey: key, storyWidths } = row
  if (title === null || text === null) return null
  const widths = numbersIn(storyWidths ?? '[]')
  const image =
    key === null ? null : namedPictureOf({ key, widths, originalName: row.storyPictureName ?? '' })
  const path = text === '' ? null : storyPathOf({ id, alt })
  return { title, text, image, path, version: versionOf([title, text, key]) }
}

function shownClientOf(row: ImageRow): ShownLogo {
  const { title = '', text = '', path } = storyOf(row) ?? {}
  if (!path) return shownLogoOf(row)
  return {
    ...shownLogoOf(row),
    story: { title, lead: leadOf(text), path, image: storyImageOf(row) },
  }
}

function storyImageOf({ storyKey: key, storyWidths }: ImageRow): StoryImage | null {
  if (key === null) return null
  const widths = numbersIn(storyWidths ?? '[]')
  return {
    src: pictureAddress(key, Math.min(...widths)),
    srcSet: pictureSources({ key, widths }, 'webp'),
  }
}

function shownLogoOf(row: ImageRow): ShownLogo {
  return { id: row.id, alt: row.alt, link: row.link, picture: pictureOf(row) }
}
