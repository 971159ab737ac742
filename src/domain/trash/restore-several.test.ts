import assert from 'node:assert/strict'
import { trashMessages } from '#contract/trash/trash.ts'
import { mostFeatured } from '#contract/products/product-messages.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { writesFromHosur } from '#tests/fixtures/questions.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { deleteContact } from '../contacts/delete-contact.ts'
import { findContacts } from '../contacts/find-contacts.ts'
import { receiveContact } from '../contacts/receive-contact.ts'
import { deleteEnquiry } from '../enquiries/delete-enquiry.ts'
import { findEnquiries } from '../enquiries/find-enquiries.ts'
import { addProduct } from '../products/add-product.ts'
import { findProductRecord } from '../products/find-products.ts'
import { purgeProducts } from '../products/purge-products.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import { addReplyTemplate } from '../reply-templates/add-reply-template.ts'
import { deleteReplyTemplate } from '../reply-templates/delete-reply-template.ts'
import { countTrash } from './find-trash.ts'
import { restoreSeveral } from './restore-several.ts'

/** A product, an enquiry and a message in the trash. */
async function fillTrash({ app }: World) {
  const by = await addAdministrator(app, asha)
  const product = await addProduct(app, system, travelBook)
  await withdrawProduct(app, by, product.id)
  const enquiry = await addEnquiry(app)
  await deleteEnquiry(app, by, enquiry.id)
  await receiveContact(app, writesFromHosur, { address: '203.0.113.7' })
  const [message] = await findContacts(app.db, {})
  await deleteContact(app, by, message?.id ?? '')
  return { by, product, enquiry }
}

const owner = { filter: {}, role: 'owner' as const }

testOnEachEngine('an item that is named as of another kind stays in the trash', async (world) => {
  const { app } = world
  const { by, enquiry } = await fillTrash(world)
  const items = [{ kind: 'product', id: enquiry.id }] as const
  const { count, refused } = await restoreSeveral(app, by, { ...owner, items: [...items] })
  assert.deepEqual([count, refused.length], [0, 1])
  assert.deepEqual(await findEnquiries(app.db, {}), [])
})

testOnEachEngine(
  'several items of different kinds are restored at once, and those that are gone are named',
  async (world) => {
    const { app } = world
    const { by, product, enquiry } = await fillTrash(world)
    const gone = await addProduct(app, system, travelBook)
    await withdrawProduct(app, by, gone.id)
    await purgeProducts(app, by, [gone.id])
    const restored = await restoreSeveral(app, by, {
      ...owner,
      items: [
        { kind: 'product', id: product.id },
        { kind: 'product', id: gone.id },
        { kind: 'enquiry', id: enquiry.id },
      ],
    })
    assert.equal(restored.count, 2)
    assert.deepEqual(restored.refused, [
      { kind: 'product', id: gone.id, name: null, reason: trashMessages.notFound },
    ])
    assert.equal((await findProductRecord(app.db, product.id))?.name, product.name)
    assert.equal((await findEnquiries(app.db, {})).length, 1)
    assert.equal(await countTrash(app.db, 'owner'), 1)
  },
)

testOnEachEngine(
  'all that a filter finds is restored at once, of the kinds that the role may restore',
  async (world) => {
    const { app } = world
    const { by } = await fillTrash(world)
    const none = await restoreSeveral(app, by, { filter: { kind: 'message' }, role: 'editor' })
    assert.deepEqual([none.count, none.refused], [0, []])
    const messages = await restoreSeveral(app, by, { ...owner, filter: { kind: 'message' } })
    assert.equal(messages.count, 1)
    const products = await restoreSeveral(app, by, { filter: {}, role: 'editor' })
    assert.equal(products.count, 1)
    assert.equal(await countTrash(app.db, 'owner'), 1)
  },
)

testOnEachEngine(
  'a template whose name is used again stays in the trash, and the others are restored',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const text = { subject: null, body: 'Dear {name}, this is our offer.' }
    const deleted: string[] = []
    for (const name of ['Our offer', 'Our offer', 'Our thanks']) {
      const { id } = await addReplyTemplate(app, by, { name, ...text })
      await deleteReplyTemplate(app, by, id)
      deleted.push(id)
    }
    const { count, refused } = await restoreSeveral(app, by, { ...owner, filter: {} })
    assert.equal(count, 2)
    assert.deepEqual(
      refused.map(({ name, reason }) => [name, reason]),
      [['Our offer', replyTemplateMessages.nameTaken]],
    )
    assert.equal(await countTrash(app.db, 'owner'), 1)
  },
)

testOnEachEngine(
  'of several products that are restored at once, those beyond what Home features are not featured',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const ids: string[] = []
    for (let at = 0; at < mostFeatured; at += 1) {
      const { id } = await addProduct(app, system, { ...travelBook, featured: 'Yes' })
      if (at < 2) ids.push(id)
    }
    for (const id of ids) await withdrawProduct(app, by, id)
    await addProduct(app, system, { ...travelBook, featured: 'Yes' })
    const items = ids.map((id) => ({ kind: 'product' as const, id }))
    const { count, notFeatured } = await restoreSeveral(app, by, { ...owner, items })
    assert.deepEqual([count, notFeatured], [2, [travelBook.name]])
  },
)
