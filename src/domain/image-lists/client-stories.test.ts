import assert from 'node:assert/strict'
import { imageListMessages } from '#contract/image-lists/image-list.ts'
import { uploaded } from '#tests/fixtures/drawings.ts'
import { sweepDaysLater } from '#tests/fixtures/old-files.ts'
import { pictureFiles } from '#tests/fixtures/picture-files.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { isPictureGone } from '../pictures/is-picture-gone.ts'
import { addImages } from './add-images.ts'
import { findClientStory, findMappedStories, saveClientStory } from './client-stories.ts'
import { deleteImage, restoreImage } from './delete-image.ts'
import { findClientGroups } from './find-images.ts'
import { purgeImage } from './purge-images.ts'

const text = 'We delivered forty laptops.\n\nThree came in for repair.'

testOnEachEngine('a client has a page as soon as its story has a text', async (world) => {
  const { app } = world
  const id = await addClient(world)
  const draft = { id, title: 'Forty laptops', text: '', keepsImage: false }
  const { client } = await saveClientStory(app, system, draft)
  assert.equal(client.story?.path, null)
  assert.equal(await findClientStory(app.db, id), undefined)
  await saveClientStory(app, system, { ...draft, text })
  const story = await findClientStory(app.db, id)
  assert(story && story !== 'gone')
  assert.equal(story.path, `/clients/${id}-school`)
  assert.deepEqual(story.paragraphs, ['We delivered forty laptops.', 'Three came in for repair.'])
  assert.deepEqual(
    (await findMappedStories(app.db)).map(({ path }) => path),
    [story.path],
  )
  assert.equal((await findClientGroups(app.db))[0]?.logos[0]?.story?.path, story.path)
})

testOnEachEngine('a story keeps its image until it is removed or replaced', async (world) => {
  const { app } = world
  const id = await addClient(world)
  const [image] = await pictureFiles(world, 'class-room.png')
  const form = { id, title: 'Forty laptops', text, keepsImage: true }
  const first = await saveClientStory(app, system, { ...form, image })
  assert.equal(first.client.story?.image?.originalName, 'class-room.png')
  const again = await saveClientStory(app, system, form)
  assert.deepEqual(again.client.story, first.client.story)
  const without = await saveClientStory(app, system, { ...form, keepsImage: false })
  assert.equal(without.client.story?.image, null)
  const gone = await saveClientStory(app, system, { id, title: '', text: '', keepsImage: false })
  assert.equal(gone.client.story, null)
  const events = await app.db
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'logo.changed')
    .execute()
  assert.equal(events.length, 3)
})

testOnEachEngine(
  'a story that somebody else has changed meanwhile is not overwritten',
  async (world) => {
    const { app } = world
    const id = await addClient(world)
    const form = { id, title: 'Forty laptops', text, keepsImage: true, version: 0 }
    const first = await saveClientStory(app, system, form)
    await saveClientStory(app, system, form)
    const mine = { ...form, title: 'Fifty laptops' }
    const refused = await refusalOf(saveClientStory(app, system, mine))
    assert.equal(refused.message, imageListMessages.clients.storyChangedMeanwhile)
    assert.deepEqual(refused.details, { client: first.client })
    const version = first.client.story?.version
    const { client } = await saveClientStory(app, system, { ...mine, version })
    assert.equal(client.story?.title, 'Fifty laptops')
  },
)

testOnEachEngine(
  'a story goes to the trash with its client, is restored with it, and its image is swept once it is purged',
  async (world) => {
    const { app } = world
    const id = await addClient(world)
    const [image] = await pictureFiles(world, 'class-room.png')
    const form = { id, title: 'Forty laptops', text, keepsImage: false, image }
    const { client } = await saveClientStory(app, system, form)
    const file = client.story?.image?.url.slice(1) ?? ''
    const key = file.split('/')[1] ?? ''
    await sweepDaysLater(world)
    assert(await app.files.head(file))
    assert.equal(await isPictureGone(app.db, key), false)
    await deleteImage(app, system, 'clients', id)
    assert.equal(await findClientStory(app.db, id), 'gone')
    assert.deepEqual(await findMappedStories(app.db), [])
    assert.equal(await isPictureGone(app.db, key), true)
    await restoreImage(app, system, 'clients', id)
    assert.notEqual(await findClientStory(app.db, id), 'gone')
    await deleteImage(app, system, 'clients', id)
    await purgeImage(app, system, 'clients', id)
    assert.equal(await findClientStory(app.db, id), undefined)
    await sweepDaysLater(world)
    assert.equal(await app.files.head(file), undefined)
  },
)

testOnEachEngine(
  'a story with an unreadable image is refused at the field of the image',
  async (world) => {
    const { app, dataDir } = world
    const id = await addClient(world)
    const image = await uploaded(dataDir, Buffer.from('no image'), 'school.png')
    const saving = saveClientStory(app, system, { id, title: '', text, keepsImage: false, image })
    assert.deepEqual(Object.keys((await refusalOf(saving)).fields ?? {}), ['image'])
  },
)

async function addClient(world: World) {
  const uploads = await pictureFiles(world, 'school.png')
  const { images } = await addImages(world.app, system, 'clients', uploads)
  assert(images[0])
  return images[0].id
}
