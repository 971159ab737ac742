import { sql } from 'kysely'
import { companyFields } from '#contract/company/company-fields.ts'
import { companyMessages, companyPictureKinds } from '#contract/company/company.ts'
import type {
  CompanyPicture,
  CompanyPictureKind,
  CompanyProfile,
} from '#contract/company/company.ts'
import { pictureAddress, widthFor } from '#contract/pictures/picture.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
import type { App, Db } from '../app.ts'
import { widthsOf } from '../pictures/picture-views.ts'
import type { PicturesTable } from '../pictures/pictures-table.ts'
import { Refusal } from '../refusal.ts'
import type { CompanyPicturesTable } from './company-pictures-table.ts'

/** Sharp where it is shown: a wide logo in the header on a screen of two pixels for one, a picture in a page. */
const neededWidths: Record<CompanyPictureKind, number> = { logo: 640, mark: 640, aboutPicture: 960 }

/** How long what was uploaded and never saved can still be saved: a draft may wait in a tab. */
const unsavedDays = 7

type PictureRow = Pick<PicturesTable, 'width' | 'height' | 'widths'> &
  Pick<CompanyPicturesTable, 'pictureKey' | 'originalName' | 'kind'>

export function pictureFromRow({
  pictureKey: key,
  originalName,
  kind,
  ...row
}: PictureRow): CompanyPicture {
  const { width, height } = row
  const address = pictureAddress(key, widthFor({ widths: widthsOf(row) }, neededWidths[kind]))
  return { key, name: originalName, address, width, height }
}

/** The profile with its pictures as they are stored, whatever was sent besides their keys. */
export async function withStoredPictures(
  app: App,
  profile: CompanyProfile,
): Promise<CompanyProfile> {
  const stored = { ...profile }
  for (const kind of companyPictureKinds) stored[kind] = await storedIn(app, profile, kind)
  return stored
}

/** The row is touched, so that no sweep takes it away before something names it. */
async function storedIn(
  { db, clock }: App,
  profile: CompanyProfile,
  kind: CompanyPictureKind,
): Promise<CompanyPicture[]> {
  const [picture] = profile[kind]
  if (!picture) return []
  const { numUpdatedRows } = await db
    .updateTable('companyPictures')
    .set({ uploadedAt: now(clock) })
    .where('pictureKey', '=', picture.key)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const row = numUpdatedRows > 0n && (await findRow(db, picture.key, kind))
  if (!row) {
    const text = `${companyFields[kind].label}: ${companyMessages.pictureGone}`
    throw new Refusal('invalid', text, { fields: { [kind]: text } })
  }
  return [pictureFromRow(row)]
}

function findRow(db: Db, key: string, kind: CompanyPictureKind) {
  return db
    .selectFrom('companyPictures')
    .innerJoin('pictures', 'pictures.key', 'companyPictures.pictureKey')
    .select(['pictureKey', 'originalName', 'kind', 'width', 'height', 'widths'])
    .where('pictureKey', '=', key)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** Forgets what was uploaded and never saved. Its files go with the next sweep. */
export async function purgeUnsavedPictures({ db, clock }: App): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('companyPictures')
    .where('uploadedAt', '<', ago(clock, unsavedDays * day))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('companyVersions')
            .select('version')
            .where('profile', 'like', sql<string>`'%"' || ${ref('pictureKey')} || '"%'`),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
