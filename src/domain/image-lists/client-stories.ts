import { imageListMessages, uncategorized } from '#contract/image-lists/image-list.ts'
import type { Client } from '#contract/image-lists/image-list.ts'
import type { ClientStoryForm } from '#contract/image-lists/image-list-form.ts'
import type { ClientStoryPage } from '#contract/image-lists/shown-images.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { pictureColumns, pictureOf } from '../pictures/picture-views.ts'
import { savePictures } from '../pictures/store-picture.ts'
import type { StoredPicture } from '../pictures/store-picture.ts'
import { storeUploads } from '../pictures/store-uploads.ts'
import { refuseUnlessCurrent } from '../refuse-unless-current.ts'
import { itemOf, requireImage } from './find-images.ts'
import { paragraphsIn, storyPathOf } from './image-list-rules.ts'
import { listDifferences } from './list-differences.ts'

/** The version of a client without a story. */
const noStory = 0

type NewStory = ClientStoryForm & { id: string }

export async function saveClientStory(
  app: App,
  by: Actor,
  { image, ...story }: NewStory & { image?: Upload | undefined },
) {
  const picture = image && (await storeUploads(app, [image], 'image')).stored[0]?.picture
  return insertClientStory(app, by, story, picture)
}

/** The same story again changes nothing and is not recorded. Gives the client, and what became of its story. */
export async function insertClientStory(
  app: App,
  by: Actor,
  form: NewStory,
  picture: StoredPicture | undefined,
) {
  return inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const before = itemOf('clients', await requireImage(app.db, 'clients', form.id))
    if (picture) await savePictures(app, [picture])
    await storeStory(app, form, picture)
    const client = itemOf('clients', await requireImage(app.db, 'clients', form.id))
    const message = storyMessageOf(client)
    if (JSON.stringify(client.story) === JSON.stringify(before.story)) return { client, message }
    const { storyChangedMeanwhile } = imageListMessages.clients
    const version = before.story?.version ?? noStory
    refuseUnlessCurrent(form.version, version, storyChangedMeanwhile, { client: before })
    const { changed } = listDifferences.clients
    await recordAudit(app, by, { ...changed, subjectId: form.id, before, after: client })
    return { client, message }
  })
}

function storyMessageOf({ story }: Client) {
  const { storyPublished, storyStored, storyRemoved } = imageListMessages.clients
  if (!story) return storyRemoved
  return story.path === null ? storyStored : storyPublished
}

async function storeStory(
  { db, clock }: App,
  { id: clientId, title, text, keepsImage }: NewStory,
  picture: StoredPicture | undefined,
) {
  const stored = await db
    .selectFrom('clientStories')
    .select(['pictureKey', 'pictureName'])
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  const before = keepsImage && stored ? stored : { pictureKey: null, pictureName: '' }
  const named = picture ? { pictureKey: picture.key, pictureName: picture.originalName } : before
  if (title === '' && text === '' && named.pictureKey === null) {
    await db.deleteFrom('clientStories').where('clientId', '=', clientId).execute()
    return
  }
  const story = { title, text, ...named, changedAt: now(clock) }
  await db
    .insertInto('clientStories')
    .values({ clientId, ...story })
    .onConflict((known) => known.column('clientId').doUpdateSet(story))
    .execute()
}

/** The page of a story: `gone` for one of a client in the trash, nothing where there is none. */
export async function findClientStory(
  db: Db,
  id: string,
): Promise<ClientStoryPage | 'gone' | undefined> {
  const row = await selectPublished(db)
    .innerJoin('pictures', 'pictures.key', 'logos.pictureKey')
    .select([...pictureColumns, 'originalName', 'alt', 'link', 'category', 'deletedAt'])
    .select(['title', 'text', 'clientStories.pictureKey as storyPictureKey'])
    .where('clientId', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.deletedAt !== null) return 'gone'
  return {
    client: row.alt,
    category: row.category ?? uncategorized,
    link: row.link,
    logo: pictureOf(row),
    title: row.title,
    paragraphs: paragraphsIn(row.text),
    picture: await findPicture(db, row.storyPictureKey),
    path: storyPathOf({ id, alt: row.alt }),
  }
}

/** The addresses of all stories, for the map of the site. */
export async function findMappedStories(db: Db) {
  const rows = await selectPublished(db)
    .select(['clientId as id', 'alt', 'changedAt'])
    .where('deletedAt', 'is', null)
    .orderBy('place')
    .execute()
  return rows.map(({ changedAt, ...row }) => ({ path: storyPathOf(row), changedAt }))
}

function selectPublished(db: Db) {
  return db
    .selectFrom('clientStories')
    .innerJoin('logos', 'logos.id', 'clientStories.clientId')
    .where('text', '!=', '')
}

async function findPicture(db: Db, key: string | null) {
  if (key === null) return null
  const row = await db
    .selectFrom('pictures')
    .select(pictureColumns)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return pictureOf({ ...row, originalName: '' })
}
