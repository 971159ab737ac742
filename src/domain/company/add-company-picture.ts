import { companyLimits, companyMessages } from '#contract/company/company.ts'
import type { CompanyPicture, CompanyPictureKind } from '#contract/company/company.ts'
import { iconAddress, markIcons } from '#contract/company/mark-icons.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import { buffer } from 'node:stream/consumers'
import type { App } from '../app.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { fileKeyOf, savePictures } from '../pictures/store-picture.ts'
import type { StoredPicture } from '../pictures/store-picture.ts'
import { storeUploads } from '../pictures/store-uploads.ts'
import { Refusal } from '../refusal.ts'
import { pictureFromRow } from './company-pictures.ts'

type CompanyUpload = { kind: CompanyPictureKind; sent: Upload }

/**
 * Stores what could become a picture of the company, rendered anew like every picture. Nothing shows it
 * until a version of the company names it.
 */
export async function addCompanyPicture(
  app: App,
  { kind, sent }: CompanyUpload,
): Promise<CompanyPicture> {
  const { stored } = await storeUploads(app, [sent], 'image')
  const [upload] = stored
  if (!upload) throw new Error('an upload is stored or refused')
  if (kind === 'mark') await storeIcons(app, upload.picture)
  return insertCompanyPicture(app, kind, upload.picture)
}

export async function insertCompanyPicture(
  app: App,
  kind: CompanyPictureKind,
  picture: StoredPicture,
): Promise<CompanyPicture> {
  const row = { pictureKey: picture.key, kind, originalName: nameOf(picture) }
  await inTransaction(app, async (app) => {
    // Whoever asked for the picture before, of something deleted, was told that it is gone.
    await raiseContentVersion(app)
    await savePictures(app, [picture])
    const uploadedAt = now(app.clock)
    await app.db
      .insertInto('companyPictures')
      .values({ ...row, uploadedAt })
      .onConflict((known) =>
        known
          .columns(['pictureKey', 'kind'])
          .doUpdateSet({ originalName: row.originalName, uploadedAt }),
      )
      .execute()
  })
  return pictureFromRow({ ...picture, ...row, widths: JSON.stringify(picture.widths) })
}

async function storeIcons(app: App, { key, width, height }: StoredPicture) {
  const { markPixels } = companyLimits
  if (Math.min(width, height) < markPixels) {
    const text = companyMessages.markSmall(markPixels)
    throw new Refusal('invalid', text, { fields: { image: text } })
  }
  const largest = await app.files.get(fileKeyOf(key, width))
  if (!largest) throw new Error(`the files of picture ${key} are gone`)
  const bytes = await buffer(largest)
  for (const { file, ...facts } of Object.values(markIcons)) {
    const icon = await app.images.renderIcon(bytes, facts)
    await app.files.put(iconAddress(key, { file }).slice(1), icon)
  }
}

function nameOf({ originalName }: StoredPicture) {
  return originalName.slice(0, companyLimits.pictureName)
}
