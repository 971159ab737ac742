import type { GalleryImageForm } from '#contract/gallery/gallery-form.ts'
import { galleryMessages } from '#contract/gallery/gallery.ts'
import type { GalleryImage } from '#contract/gallery/gallery.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { folded } from '../fold-text.ts'
import { movePlaces } from '../pictures/change-places.ts'
import type { Move } from '../pictures/change-places.ts'
import { placesInOrder, placesWithMoved } from '../pictures/place-rules.ts'
import type { Placed } from '../pictures/place-rules.ts'
import { keepPictures } from '../pictures/store-picture.ts'
import { storeUploads } from '../pictures/store-uploads.ts'
import type { StoredUpload } from '../pictures/store-uploads.ts'
import { Refusal } from '../refusal.ts'
import { findGalleryImage } from './find-gallery.ts'

/** What it shows may be said already when it comes. */
type NewGalleryImage = Upload & { alt?: string }

/** At the end of the gallery. Files that are no images are told by name, and keep nothing else out. */
export async function addGalleryImages(app: App, by: Actor, uploads: NewGalleryImage[]) {
  const { stored, refused } = await storeUploads(app, uploads)
  return { images: await placeGalleryImages(app, by, stored), refused }
}

export async function placeGalleryImages(
  app: App,
  by: Actor,
  stored: StoredUpload<NewGalleryImage>[],
) {
  return inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    await keepPictures(
      app,
      stored.map(({ picture }) => picture),
    )
    const last = (await findPlaces(app)).at(-1)?.place ?? 0
    const images: GalleryImage[] = []
    for (const [at, upload] of stored.entries()) {
      images.push(await insertImage(app, by, upload, last + 1 + at))
    }
    return images
  })
}

/** The same again changes nothing and is told nowhere. */
export async function changeGalleryImage(app: App, by: Actor, id: string, form: GalleryImageForm) {
  return inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const before = await requireImage(app, id)
    const { alt = before.alt, position } = form
    if (position !== undefined) {
      await reorder(app, by, (held) => placesWithMoved(held, id, position))
    }
    if (alt === before.alt) return before
    await app.db
      .updateTable('galleryImages')
      .set({ alt, searchText: searchTextOf(before.name, alt) })
      .where('id', '=', id)
      .execute()
    const after = await requireImage(app, id)
    await recordAudit(app, by, { action: 'image.changed', subjectId: id, before, after })
    return after
  })
}

/** How they stand among themselves; see `OrderForm`. */
export async function orderGallery(app: App, by: Actor, ids: string[]) {
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    await reorder(app, by, (held) => placesInOrder(held, ids))
  })
}

/** Gone from the site at once. Its files go with a later sweep. */
export async function deleteGalleryImage(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const before = await requireImage(app, id)
    await app.db.deleteFrom('galleryImages').where('id', '=', id).execute()
    await recordAudit(app, by, { action: 'image.deleted', subjectId: id, before })
  })
}

async function insertImage(
  app: App,
  by: Actor,
  { sent, picture }: StoredUpload<NewGalleryImage>,
  place: number,
) {
  const id = newId()
  const { originalName, bytes, alt = '' } = sent
  await app.db
    .insertInto('galleryImages')
    .values({
      id,
      place,
      pictureKey: picture.key,
      originalName,
      bytes,
      alt,
      searchText: searchTextOf(originalName, alt),
      addedAt: now(app.clock),
    })
    .execute()
  const after = await requireImage(app, id)
  await recordAudit(app, by, { action: 'image.added', subjectId: id, after })
  return after
}

async function reorder(app: App, by: Actor, move: Move) {
  const moved = await movePlaces(app.db, 'galleryImages', await findPlaces(app), move)
  if (moved) await recordAudit(app, by, { action: 'gallery.reordered', ...moved })
}

async function findPlaces({ db }: App): Promise<Placed[]> {
  return db.selectFrom('galleryImages').select(['id', 'place']).orderBy('place').execute()
}

async function requireImage({ db }: App, id: string) {
  const image = await findGalleryImage(db, id)
  if (!image) throw new Refusal('not-found', galleryMessages.notFound)
  return image
}

function searchTextOf(name: string, alt: string) {
  return folded(`${name} ${alt}`)
}
