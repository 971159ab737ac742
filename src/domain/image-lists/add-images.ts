import type { ImageListItems, ImageListName } from '#contract/image-lists/image-list.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { savePictures } from '../pictures/store-picture.ts'
import { storeUploads } from '../pictures/store-uploads.ts'
import type { StoredUpload } from '../pictures/store-uploads.ts'
import { findClientCategories, itemOf, requireImage } from './find-images.ts'
import { textsOf } from './image-list-rules.ts'
import { findPlaces, insertImageRow } from './image-rows.ts'
import { listDifferences } from './list-differences.ts'
import { placeOfNew } from '../order-rules.ts'

type NewImage = Upload & { alt?: string; link?: string | null; category?: string | null }

/** Files that are not images are named in `refused`, and the others are stored. */
export async function addImages<List extends ImageListName>(
  app: App,
  by: Actor,
  list: List,
  uploads: NewImage[],
) {
  const { stored, refused } = await storeUploads(app, uploads, 'images')
  return { images: await insertImages(app, by, list, stored), refused }
}

/** Before or after the others, as the list has it, and among themselves in the order they were sent. */
export async function insertImages<List extends ImageListName>(
  app: App,
  by: Actor,
  list: List,
  stored: StoredUpload<NewImage>[],
): Promise<ImageListItems[List][]> {
  return inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    await savePictures(
      app,
      stored.map(({ picture }) => picture),
    )
    const { newOnes } = listDifferences[list]
    const first = placeOfNew(await findPlaces(app.db, list), stored.length, newOnes)
    const images = []
    for (const [at, upload] of stored.entries()) {
      images.push(await insertImage(app, by, list, { ...upload, place: first + at }))
    }
    return images
  })
}

async function insertImage<List extends ImageListName>(
  app: App,
  by: Actor,
  list: List,
  { sent, picture, place }: StoredUpload<NewImage> & { place: number },
) {
  const id = newId()
  const { originalName, bytes } = sent
  // Read for each image: the one before may have brought the category.
  const categories = await findClientCategories(app.db)
  await insertImageRow(app.db, list, {
    id,
    place,
    pictureKey: picture.key,
    originalName,
    bytes,
    ...textsOf(list, sent, categories),
    addedAt: now(app.clock),
  })
  const after = itemOf(list, await requireImage(app.db, list, id))
  await recordAudit(app, by, { ...listDifferences[list].added, subjectId: id, after })
  return after
}
