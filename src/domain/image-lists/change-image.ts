import type { ImageForm } from '#contract/image-lists/image-list-form.ts'
import { imageListMessages } from '#contract/image-lists/image-list.ts'
import type { ImageListItems, ImageListName } from '#contract/image-lists/image-list.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { refuseUnlessCurrent } from '../refuse-unless-current.ts'
import { findClientCategories, itemOf, requireImage } from './find-images.ts'
import { hasTexts, textsOf } from './image-list-rules.ts'
import { updateImageTexts } from './image-rows.ts'
import { listDifferences } from './list-differences.ts'
import { moveImages } from './order-images.ts'
import { movedToPosition } from '../order-rules.ts'

/** As the calls of each list name one of its images. */
const imageKeys = { gallery: 'image', partners: 'partner', clients: 'client' } as const

/** The same change again changes nothing and is not recorded. */
export async function changeImage<List extends ImageListName>(
  app: App,
  by: Actor,
  list: List,
  { id, position, version, ...form }: ImageForm & { id: string },
): Promise<ImageListItems[List]> {
  return inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const row = await requireImage(app.db, list, id)
    if (position !== undefined) {
      await moveImages(app, by, list, (images) => movedToPosition(images, id, position))
    }
    const { alt = row.alt, link = row.link, category = row.category } = form
    const others = await findClientCategories(app.db, id)
    const texts = textsOf(list, { ...row, alt, link, category }, others)
    const before = itemOf(list, row)
    if (hasTexts(row, texts)) return before
    const { changedMeanwhile } = imageListMessages[list]
    refuseUnlessCurrent(version, before.version, changedMeanwhile, { [imageKeys[list]]: before })
    await updateImageTexts(app.db, list, id, texts)
    const after = itemOf(list, await requireImage(app.db, list, id))
    await recordAudit(app, by, { ...listDifferences[list].changed, subjectId: id, before, after })
    return after
  })
}
