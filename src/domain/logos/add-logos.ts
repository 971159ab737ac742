import type { Client, LogoKind } from '#contract/logos/logo.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { keepPictures } from '../pictures/store-picture.ts'
import { storeUploads } from '../pictures/store-uploads.ts'
import type { StoredUpload } from '../pictures/store-uploads.ts'
import { findPlaces, requireLogo } from './change-logos.ts'
import { findClientCategories } from './find-logos.ts'
import { nameInWords, searchTextOf, spelledCategory } from './logo-rules.ts'

/** What is known of a logo when it comes. */
type NewLogo = Upload & { alt?: string; link?: string | null; category?: string | null }

/** Before those there are. Files that are no images are told by name, and keep nothing else out. */
export async function addLogos(app: App, by: Actor, kind: LogoKind, uploads: NewLogo[]) {
  const { stored, refused } = await storeUploads(app, uploads)
  return { logos: await placeLogos(app, by, kind, stored), refused }
}

/** Among themselves they keep their order. */
export async function placeLogos(
  app: App,
  by: Actor,
  kind: LogoKind,
  stored: StoredUpload<NewLogo>[],
) {
  return inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    await keepPictures(
      app,
      stored.map(({ picture }) => picture),
    )
    const first = (await findPlaces(app, kind))[0]?.place ?? 0
    const logos: Client[] = []
    for (const [at, upload] of stored.entries()) {
      const place = first - stored.length + at
      logos.push(await insertLogo(app, by, upload, { kind, place }))
    }
    return logos
  })
}

async function insertLogo(
  app: App,
  by: Actor,
  { sent, picture }: StoredUpload<NewLogo>,
  { kind, place }: { kind: LogoKind; place: number },
) {
  const id = newId()
  const { originalName, link } = sent
  const alt = sent.alt || nameInWords(originalName)
  const category = spelledCategory(sent.category ?? '', await findClientCategories(app.db))
  await app.db
    .insertInto('logos')
    .values({
      id,
      kind,
      place,
      pictureKey: picture.key,
      originalName,
      alt,
      link: link || null,
      category,
      searchText: searchTextOf({ filename: originalName, alt, category }),
      addedAt: now(app.clock),
    })
    .execute()
  const after = await requireLogo(app, kind, id)
  await recordAudit(app, by, { action: 'logo.added', subjectId: id, after })
  return after
}
