import assert from 'node:assert/strict'
import type { App } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { fileKeyOf } from '#domain/pictures/store-picture.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { checkPictures } from '../../drill/checks/check-pictures.ts'
import { checkProducts } from '../../drill/checks/check-products.ts'
import { checkSubmissions } from '../../drill/checks/check-submissions.ts'
import { noFindings } from '../../drill/checks/findings.ts'
import { openLedger } from '../../drill/traffic/ledger.ts'
import type { Submission } from '../../drill/traffic/ledger.ts'
import { newSubmission } from '../../drill/traffic/submit-forms.ts'
import { plainPicture, uploaded } from '../fixtures/drawings.ts'
import { travelBook } from '../fixtures/goods.ts'
import { here } from '../fixtures/received-submissions.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { testOnEachEngine } from '../world.ts'

testOnEachEngine('an acknowledged enquiry that is stored leaves no finding', async ({ app }) => {
  const { ledger, submission } = oneSubmission()
  await send(app, submission)
  const { lost, duplicated, broken } = await findingsOf(app, ledger)
  assert.deepEqual([lost.size, duplicated.size, broken.size], [0, 0, 0])
})

testOnEachEngine('an acknowledged enquiry whose row is gone counts as lost', async ({ app }) => {
  const { ledger, submission } = oneSubmission()
  await send(app, submission)
  await app.db.deleteFrom('enquiries').execute()
  const { lost } = await findingsOf(app, ledger)
  assert.deepEqual([...lost], [`enquiry ${submission.reference}`])
})

testOnEachEngine('an enquiry that is stored twice counts as duplicated', async ({ app }) => {
  const { ledger, submission } = oneSubmission()
  await send(app, submission)
  await send(app, { ...submission, idempotencyKey: 'another' })
  const { lost, duplicated } = await findingsOf(app, ledger)
  assert.deepEqual([lost.size, duplicated.size], [0, 1])
})

testOnEachEngine('an enquiry without its e-mail or audit event is reported', async ({ app }) => {
  const { ledger, submission } = oneSubmission()
  await send(app, submission)
  await app.db.deleteFrom('emails').where('recipient', '=', 'sales').execute()
  await app.db.deleteFrom('audit').where('action', '=', 'enquiry.received').execute()
  const { broken } = await findingsOf(app, ledger)
  assert.deepEqual([...broken], [`${submission.reference} has 1 e-mails and 0 audit events`])
})

testOnEachEngine('an enquiry that was stored without a response is no loss', async ({ app }) => {
  const { ledger, submission } = oneSubmission()
  await send(app, submission)
  submission.reference = undefined
  const { lost, unacknowledged } = await findingsOf(app, ledger)
  assert.deepEqual([lost.size, unacknowledged], [0, 1])
})

testOnEachEngine(
  'a product in an earlier state than acknowledged counts as lost',
  async (world) => {
    const { app } = world
    const ledger = openLedger()
    const { id } = await addNamed(app, 'first')
    ledger.products.set(id, 'first')
    ledger.pendingProducts.set(id, 'second')
    assert.equal((await productFindings(app, ledger)).lost.size, 0)
    ledger.products.set(id, 'second')
    assert.equal((await productFindings(app, ledger)).lost.size, 1)
    ledger.products.set(id, null)
    assert.equal((await productFindings(app, ledger)).lost.size, 1, 'an acknowledged deletion')
  },
)

testOnEachEngine(
  'half of a change, a wrong count and a missing audit event are reported',
  async (world) => {
    const { app } = world
    const { id } = await addNamed(app, 'whole')
    await app.db.updateTable('products').set({ description: 'half' }).where('id', '=', id).execute()
    await app.db.updateTable('categories').set({ products: 7 }).execute()
    await app.db.deleteFrom('audit').execute()
    const { broken } = await productFindings(app, openLedger())
    const found = [...broken].join('\n')
    assert.match(found, /half of a change/)
    assert.match(found, /Laptops: counted 7 of 1/)
    assert.match(found, /has 0 audit events, not 1/)
  },
)

testOnEachEngine('a picture whose file was cut short counts as lost', async ({ app, dataDir }) => {
  const upload = await uploaded(dataDir, plainPicture)
  await addProduct(app, system, travelBook, [upload])
  const findings = noFindings()
  await checkPictures(app, new Set(), findings)
  assert.equal(findings.lost.size, 0)
  const { key, widths } = await app.db.selectFrom('pictures').selectAll().executeTakeFirstOrThrow()
  const [width] = JSON.parse(widths) as [number]
  await app.files.put(fileKeyOf(key, width), Buffer.alloc(20))
  await checkPictures(app, new Set(), findings)
  assert.deepEqual([...findings.lost], [`picture ${key} of ${width} pixels`])
})

function oneSubmission() {
  const ledger = openLedger()
  return { ledger, submission: newSubmission(ledger, 'enquiry', true) }
}

async function send(app: App, submission: Submission) {
  const { email, message, idempotencyKey: key } = submission
  const receipt = await receiveEnquiry(
    app,
    { ...laptopsForTheOffice, email, message },
    { ...here, key },
  )
  submission.reference = receipt.reference
}

async function findingsOf(app: App, ledger: ReturnType<typeof openLedger>) {
  const findings = noFindings()
  await checkSubmissions(app.db, ledger, findings)
  return findings
}

function addNamed(app: App, name: string) {
  return addProduct(app, system, { ...travelBook, name, description: name, specs: [name] })
}

async function productFindings(app: App, ledger: ReturnType<typeof openLedger>) {
  const findings = noFindings()
  await checkProducts(app.db, ledger, findings)
  return findings
}
