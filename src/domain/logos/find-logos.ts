import { uncategorized } from '#contract/logos/logo.ts'
import type { Client, LogoGroup, LogoKind, ShownLogo } from '#contract/logos/logo.ts'
import type { LogoListQuery } from '#contract/logos/logo-form.ts'
import { namedPictureOf } from '#contract/pictures/picture.ts'
import type { Db } from '../app.ts'
import { holdsWords } from '../holds-words.ts'
import { pictureColumns, pictureOf } from '../pictures/picture-views.ts'
import { groupsOf } from './logo-rules.ts'

const columns = ['logos.id', 'originalName', 'alt', 'link', 'category'] as const

/** In the order of the office. */
export async function findPartnerLogos(db: Db): Promise<ShownLogo[]> {
  const rows = await selectLogos(db, 'partner').execute()
  return rows.map(shownLogoOf)
}

/** By category, in the order of its name; inside, in the order of the office. */
export async function findClientGroups(db: Db): Promise<LogoGroup[]> {
  const rows = await selectLogos(db, 'client').execute()
  return groupsOf(
    rows.map((row) => ({ category: row.category ?? uncategorized, logo: shownLogoOf(row) })),
  )
}

/** With all its fields, whichever kind it is. Without page and limit, all of them. */
export async function findLogos(db: Db, kind: LogoKind, query: LogoListQuery): Promise<Client[]> {
  return (await selectLogos(db, kind, query).execute()).map(logoOf)
}

export async function findLogo(db: Db, kind: LogoKind, id: string): Promise<Client | undefined> {
  const row = await selectLogos(db, kind).where('logos.id', '=', id).executeTakeFirst()
  return row && logoOf(row)
}

export async function countLogos(db: Db, kind: LogoKind, query: LogoListQuery): Promise<number> {
  const counted = filtered(db, kind, query).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Those that clients have, or those of all but one, by name. */
export async function findClientCategories(db: Db, exceptOf = ''): Promise<string[]> {
  const rows = await db
    .selectFrom('logos')
    .select('category')
    .distinct()
    .where('kind', '=', 'client')
    .where('category', 'is not', null)
    .where('id', '!=', exceptOf)
    .execute()
  const names = rows.flatMap(({ category }) => category ?? [])
  return names.toSorted((one, other) => one.localeCompare(other, 'en'))
}

function selectLogos(db: Db, kind: LogoKind, query: LogoListQuery = {}) {
  const { page = 1, limit } = query
  const rows = filtered(db, kind, query)
    .innerJoin('pictures', 'pictures.key', 'logos.pictureKey')
    .select([...columns, ...pictureColumns])
    .orderBy('place')
    .orderBy('logos.id')
  return limit === undefined ? rows : rows.limit(limit).offset((page - 1) * limit)
}

function filtered(db: Db, kind: LogoKind, { q }: LogoListQuery) {
  let logos = db.selectFrom('logos').where('kind', '=', kind)
  if (q) logos = logos.where(holdsWords('searchText', q))
  return logos
}

type LogoRow = Awaited<ReturnType<ReturnType<typeof selectLogos>['execute']>>[number]

function shownLogoOf(row: LogoRow): ShownLogo {
  return { id: row.id, alt: row.alt, link: row.link, picture: pictureOf(row) }
}

function logoOf(row: LogoRow): Client {
  const { url, originalName, thumbnail } = namedPictureOf(pictureOf(row))
  const { id, alt, link, category } = row
  return { id, filename: originalName, logoUrl: url, thumbnail, alt, link, category }
}
