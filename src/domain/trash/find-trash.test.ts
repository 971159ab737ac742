import assert from 'node:assert/strict'
import type { Role } from '#contract/accounts/permissions.ts'
import { day } from '#platform/clock/clock.ts'
import { uploaded } from '#tests/fixtures/drawings.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { priceList } from '#tests/fixtures/price-lists.ts'
import { laptopsForTheOffice, writesFromHosur } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { deleteContact } from '../contacts/delete-contact.ts'
import { findContacts } from '../contacts/find-contacts.ts'
import { receiveContact } from '../contacts/receive-contact.ts'
import { deleteEnquiry } from '../enquiries/delete-enquiry.ts'
import { findEnquiries } from '../enquiries/find-enquiries.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import {
  addProductDocument,
  deleteProductDocument,
} from '../product-documents/change-product-documents.ts'
import { addProduct } from '../products/add-product.ts'
import { changeProducts } from '../products/change-products.ts'
import { findProductRecord } from '../products/find-products.ts'
import { purgeProducts } from '../products/purge-products.ts'
import { restoreProduct } from '../products/restore-product.ts'
import { undoProductsChange } from '../products/undo-products-change.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import { addReplyTemplate } from '../reply-templates/add-reply-template.ts'
import {
  deleteReplyTemplate,
  purgeReplyTemplate,
  restoreReplyTemplate,
} from '../reply-templates/delete-reply-template.ts'
import { countTrash, findTrash } from './find-trash.ts'
import type { TrashFilter } from './find-trash.ts'

const here = { address: '203.0.113.7' }
const whole = { page: 1, limit: 24 }

testOnEachEngine(
  'the trash names who deleted what, what was deleted last first, until it is purged or restored',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const laptop = await addProduct(app, system, travelBook)
    const printer = await addProduct(app, system, tallyPrinter)
    await addProduct(app, system, travelBook)
    await withdrawProduct(app, system, printer.id)
    clock.pass(day)
    await withdrawProduct(app, by, laptop.id)
    const trash = await findTrash(app.db, 'owner', whole)
    assert.deepEqual(
      trash.map(({ name, detail, deletedBy }) => ({ name, detail, deletedBy })),
      [
        { name: laptop.name, detail: 'Kaveri · TB-14 G3', deletedBy: asha.email },
        { name: printer.name, detail: 'Lekhra · M126nw', deletedBy: null },
      ],
    )
    const [first] = trash
    assert(first)
    assert.equal(Date.parse(first.purgedFrom) - Date.parse(first.deletedAt), 30 * day)
    await restoreProduct(app, by, laptop.id)
    assert.equal((await findProductRecord(app.db, laptop.id))?.price, travelBook.price)
    assert.equal(await purgeProducts(app, by, [printer.id]), 1)
    assert.deepEqual(
      [await findTrash(app.db, 'owner', whole), await countTrash(app.db, 'owner')],
      [[], 0],
    )
  },
)

testOnEachEngine('a product that is not in the trash cannot be restored', async ({ app }) => {
  const { id } = await addProduct(app, system, travelBook)
  await assert.rejects(restoreProduct(app, system, id), { kind: 'not-found' })
  await withdrawProduct(app, system, id)
  await purgeProducts(app, system, [id])
  await assert.rejects(restoreProduct(app, system, id), { kind: 'not-found' })
  await assert.rejects(restoreProduct(app, system, 'unknown'), { kind: 'not-found' })
})

testOnEachEngine(
  'the trash holds enquiries and messages too, for those alone who may restore them',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    await receiveEnquiry(app, laptopsForTheOffice, here)
    await receiveContact(app, writesFromHosur, here)
    const [enquiry] = await findEnquiries(app.db, {})
    const [message] = await findContacts(app.db, {})
    await deleteEnquiry(app, by, enquiry?.id ?? '')
    clock.pass(day)
    await deleteContact(app, by, message?.id ?? '')
    const trash = await findTrash(app.db, 'owner', whole)
    assert.deepEqual(
      trash.map(({ kind, name, deletedBy }) => ({ kind, name, deletedBy })),
      [
        { kind: 'message', name: writesFromHosur.name, deletedBy: asha.email },
        { kind: 'enquiry', name: laptopsForTheOffice.name, deletedBy: asha.email },
      ],
    )
    assert.deepEqual(
      [await findTrash(app.db, 'sales', whole), await countTrash(app.db, 'sales')],
      [[], 0],
    )
  },
)

testOnEachEngine(
  'the trash counts the products that were deleted together, and they are restored together',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const ids: string[] = []
    for (const name of ['One', 'Two', 'Three']) {
      ids.push((await addProduct(app, system, { ...travelBook, name })).id)
    }
    const [one = '', two = '', three = ''] = ids
    await withdrawProduct(app, by, three)
    clock.pass(day)
    const { changeId } = await changeProducts(app, by, {
      ids: [one, two],
      changes: { delete: true },
    })
    const jointly = async () => {
      const trash = await findTrash(app.db, 'editor', whole)
      return trash.map(({ name, jointDeletion }) => [name, jointDeletion])
    }
    const both = { changeId, products: 2 }
    assert.deepEqual(await jointly(), [
      ['Two', both],
      ['One', both],
      ['Three', null],
    ])
    await restoreProduct(app, by, one)
    assert.deepEqual(await jointly(), [
      ['Two', null],
      ['Three', null],
    ])
    await withdrawProduct(app, by, one)
    await undoProductsChange(app, by, changeId ?? '')
    assert.deepEqual(await jointly(), [['Three', null]])
  },
)

testOnEachEngine(
  'the trash is filtered by kind, by what a name or detail contains, and by id',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const laptop = await addProduct(app, system, travelBook)
    const printer = await addProduct(app, system, tallyPrinter)
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const [enquiry] = await findEnquiries(app.db, {})
    await withdrawProduct(app, by, laptop.id)
    await withdrawProduct(app, by, printer.id)
    await deleteEnquiry(app, by, enquiry?.id ?? '')
    const found = async (filter: TrashFilter, role: Role = 'owner') => {
      const trash = await findTrash(app.db, role, { ...whole, ...filter })
      assert.equal(await countTrash(app.db, role, filter), trash.length)
      return trash.map(({ id }) => id)
    }
    assert.deepEqual(await found({ kind: 'enquiry' }), [enquiry?.id])
    assert.deepEqual(await found({ kind: 'enquiry' }, 'editor'), [])
    // The enquiry was about it.
    assert.deepEqual(await found({ q: laptop.name.toUpperCase() }), [enquiry?.id, laptop.id])
    assert.deepEqual(await found({ q: tallyPrinter.modelNo, kind: 'product' }), [printer.id])
    assert.deepEqual(await found({ q: '%' }), [])
    assert.deepEqual(await found({ id: printer.id }), [printer.id])
    assert.deepEqual(await found({ id: printer.id, kind: 'message' }), [])
  },
)

testOnEachEngine('the trash names a deleted document with its product', async (world) => {
  const { app, dataDir } = world
  const by = await addAdministrator(app, asha)
  const { id } = await addProduct(app, system, travelBook)
  const upload = await uploaded(dataDir, priceList('Manual'), 'manual.pdf')
  const document = { title: 'Manual', kind: 'manual', upload } as const
  await deleteProductDocument(app, by, (await addProductDocument(app, by, id, document)).id)
  const [trashed] = await findTrash(app.db, 'editor', whole)
  assert.deepEqual(
    [trashed?.kind, trashed?.name, trashed?.detail, trashed?.deletedBy],
    ['document', 'Manual', travelBook.name, asha.email],
  )
})

testOnEachEngine(
  'a deleted template is in the trash until it is restored or deleted for ever',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const text = { subject: null, body: 'Dear {name}, this is our offer.' }
    const { id } = await addReplyTemplate(app, by, { name: 'Our offer', ...text })
    await deleteReplyTemplate(app, by, id)
    const [trashed] = await findTrash(app.db, 'owner', whole)
    assert.deepEqual(
      [trashed?.kind, trashed?.name, trashed?.detail, trashed?.deletedBy],
      ['template', 'Our offer', text.body, asha.email],
    )
    await restoreReplyTemplate(app, by, id)
    assert.equal(await countTrash(app.db, 'owner'), 0)
    await assert.rejects(purgeReplyTemplate(app, by, id), { kind: 'not-found' })
    await deleteReplyTemplate(app, by, id)
    assert.equal(await purgeReplyTemplate(app, by, id), 'Our offer')
    assert.equal(await countTrash(app.db, 'owner'), 0)
    await assert.rejects(restoreReplyTemplate(app, by, id), { kind: 'not-found' })
  },
)
