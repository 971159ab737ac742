import assert from 'node:assert/strict'
import { hour } from '#platform/clock/clock.ts'
import type { App } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { findContacts } from '#domain/contacts/find-contacts.ts'
import { receiveCustomerMessage } from '#domain/contacts/receive-contact.ts'
import { renewCustomerPassword } from '#domain/customers/renew-customer-password.ts'
import { findCustomerRows } from '#domain/customers/find-customers.ts'
import { setEnquiryStatus } from '#domain/enquiries/set-enquiry-status.ts'
import { findEnquiries } from '#domain/enquiries/find-enquiries.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { changeImage } from '#domain/image-lists/change-image.ts'
import { findBanners, findClientGroups } from '#domain/image-lists/find-images.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { changeProduct } from '#domain/products/change-product.ts'
import { countProducts } from '#domain/products/find-product-list.ts'
import { findProductRecords } from '#domain/products/find-product-records.ts'
import { demoOf, emptyDemo } from '#tests/fixtures/demo.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { addDemoContent } from './add-demo-content.ts'
import { assignDemoEnquiries } from './assign-demo-enquiries.ts'
import { demoBanners, demoClientLogos } from './content/demo-banners-and-logos.ts'
import { canTakeDemoContent, countOf } from './demo-record.ts'
import { removeDemoContent } from './remove-demo-content.ts'

const unchangedOnly = { isAll: false }
const everything = { isAll: true }
const here = { address: '203.0.113.7' }
const gstNumber = '29ZZZFZ9999Z1Z9'

const meera = {
  name: 'Meera Krishnan',
  company: null,
  email: 'meera@customer.example',
  phone: '+919845012345',
  message: 'Please quote for thirty pieces.',
}

const content = {
  ...demoOf([travelBook, tallyPrinter, boardroomPanel]),
  enquiries: [50, 3].map((hoursAgo) => ({
    ...meera,
    modelNo: travelBook.modelNo,
    hoursAgo,
    status: 'pending' as const,
    followUpInDays: 1,
  })),
  customers: [{ name: meera.name, email: meera.email, gstNumber, hoursAgo: 20 }],
  contacts: [{ ...meera, gstNumber, hoursAgo: 9, status: 'contacted' as const }],
  banners: demoBanners.slice(0, 2),
  clientLogos: demoClientLogos.slice(0, 2),
}

async function namesOf(app: App) {
  return (await findProductRecords(app, {})).map(({ name }) => name)
}

testOnEachEngine('the demo content goes, and what people added stays', async ({ app }) => {
  await addAdministrator(app, asha)
  await addDemoContent(app, content)
  await assignDemoEnquiries(app)
  const own = { ...travelBook, name: 'Our own' }
  await addProduct(app, system, own)
  await receiveEnquiry(app, laptopsForTheOffice, here)
  const { removed, left } = await removeDemoContent(app, unchangedOnly)
  assert.equal(countOf(removed), 3 + 2 + 1 + 1 + 2 + 2)
  assert.equal(countOf(left), 0)
  assert.deepEqual(await namesOf(app), [own.name])
  assert.equal(await countProducts(app, { q: 'tally' }), 0)
  assert.deepEqual(
    (await findEnquiries(app.db, {})).map(({ name }) => name),
    [laptopsForTheOffice.name],
  )
  assert.deepEqual(await findContacts(app.db, {}), [])
  assert.deepEqual(await findCustomerRows(app.db), [])
  assert.deepEqual(await findBanners(app.db), [])
  assert.deepEqual(await findClientGroups(app.db), [])
})

testOnEachEngine(
  'changed demo content stays unless all demo content is to be removed',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await addDemoContent(app, content)
    const [panel] = await findProductRecords(app, {})
    const [banner] = await findBanners(app.db)
    const [enquiry] = await findEnquiries(app.db, {})
    assert(panel && banner && enquiry)
    await changeProduct(app, by, panel.id, { ...boardroomPanel, name: 'Our panel' })
    await changeImage(app, by, 'gallery', { id: banner.id, alt: 'Our office' })
    await setEnquiryStatus(app, by, enquiry.id, 'closed')
    const { left } = await removeDemoContent(app, unchangedOnly)
    assert.deepEqual([left.products, left.enquiries], [[panel.id], [enquiry.id]])
    assert.deepEqual(await namesOf(app), ['Our panel'])
    assert.equal((await findBanners(app.db))[0]?.alt, 'Our office')
    const again = await removeDemoContent(app, everything)
    assert.deepEqual(again.removed.products, [panel.id])
    assert.deepEqual(await namesOf(app), [])
    assert.deepEqual(await findBanners(app.db), [])
  },
)

testOnEachEngine('a demo customer who wrote to us stays', async ({ app, clock }) => {
  await addDemoContent(app, content)
  const { password } = await renewCustomerPassword(app, system, gstNumber, {
    mayReplace: true,
  })
  clock.pass(hour)
  await receiveCustomerMessage(app, { gstNumber, password, message: meera.message }, here)
  const { left } = await removeDemoContent(app, unchangedOnly)
  assert.equal(left.customers.length, 1)
  assert.equal((await findContacts(app.db, {})).length, 1)
  assert.equal((await findCustomerRows(app.db))[0]?.gstNumber, gstNumber)
})

testOnEachEngine('removed demo content does not return at the next start', async ({ app }) => {
  await addDemoContent(app, demoOf([travelBook]))
  await removeDemoContent(app, everything)
  assert.equal(await canTakeDemoContent(app.db), false)
})

testOnEachEngine('removing twice, or where there is nothing, changes nothing', async ({ app }) => {
  assert.equal(countOf((await removeDemoContent(app, everything)).removed), 0)
  assert.equal(await canTakeDemoContent(app.db), true)
  await addDemoContent(app, { ...emptyDemo, banners: demoBanners.slice(0, 1) })
  assert.equal(countOf((await removeDemoContent(app, everything)).removed), 1)
  assert.equal(countOf((await removeDemoContent(app, everything)).removed), 0)
})
