import assert from 'node:assert/strict'
import { stockAlertMessages } from '#contract/stock-alerts/stock-alert.ts'
import { day, minute } from '#platform/clock/clock.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { findConsents } from '../consents/find-consents.ts'
import { findOffersState } from '../consents/find-offers-state.ts'
import { withdrawConsent } from '../consents/withdraw-consent.ts'
import { addProduct } from '../products/add-product.ts'
import { changeProducts } from '../products/change-products.ts'
import { purgeProducts } from '../products/purge-products.ts'
import { undoProductsChange } from '../products/undo-products-change.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import { countStockAlerts } from './count-stock-alerts.ts'
import { forgetOldStockAlerts } from './forget-stock-alerts.ts'
import { requestStockAlert } from './request-stock-alert.ts'
import { sendStockAlerts } from './send-stock-alerts.ts'
import { findOwnStockAlerts, withdrawStockAlerts } from './withdraw-stock-alerts.ts'

const here = { address: '203.0.113.7' }
const meera = 'meera@lakeview.example'
const soldOut = { ...travelBook, stockStatus: 'Out of Stock' as const }

async function ask(app: App, productId: string, email = meera) {
  return (await requestStockAlert(app, { productId, email }, here)) ?? ''
}

function stockAgain(app: App, ids: string[]) {
  return changeProducts(app, system, { ids, changes: { stockStatus: 'In Stock' } })
}

function findLetters({ db }: App) {
  return db.selectFrom('emails').select(['recipient', 'subject', 'content']).execute()
}

async function consentsOf({ db }: App) {
  return findConsents(db, {}, { page: 1, limit: 9 })
}

testOnEachEngine(
  'a person who waits for a product gets one e-mail when it is in stock again, and the request ends',
  async ({ app, clock }) => {
    const { id } = await addProduct(app, system, soldOut)
    await ask(app, id, 'Meera@Lakeview.example')
    await ask(app, id)
    assert.equal(await countStockAlerts(app.db, id), 1)
    assert.equal(await sendStockAlerts(app), 0)
    await stockAgain(app, [id])
    clock.pass(11 * minute)
    assert.equal(await sendStockAlerts(app), 1)
    assert.equal(await sendStockAlerts(app), 0)
    const [letter, ...others] = await findLetters(app)
    assert.deepEqual(others, [])
    assert.deepEqual(
      [letter?.recipient, letter?.subject],
      [meera, `In stock again: ${travelBook.name}`],
    )
    assert.equal(await countStockAlerts(app.db, id), 0)
  },
)

testOnEachEngine(
  'a person who waits for a product gets the e-mail at once after the clock was set back',
  async ({ app, clock }) => {
    const { id } = await addProduct(app, system, soldOut)
    await ask(app, id)
    await stockAgain(app, [id])
    clock.pass(-5 * minute)
    assert.equal(await sendStockAlerts(app), 0)
    clock.pass(-day)
    assert.equal(await sendStockAlerts(app), 1)
  },
)

testOnEachEngine('a stock that is corrected within ten minutes tells nobody', async (world) => {
  const { app, clock } = world
  const { id } = await addProduct(app, system, soldOut)
  await ask(app, id)
  const { changeId } = await stockAgain(app, [id])
  clock.pass(9 * minute)
  assert.equal(await sendStockAlerts(app), 0)
  await undoProductsChange(app, system, changeId ?? '')
  clock.pass(day)
  assert.equal(await sendStockAlerts(app), 0)
  assert.equal(await countStockAlerts(app.db, id), 1)
})

testOnEachEngine(
  'the ledger has the wording of each request and its product, which the e-mail has used up',
  async ({ app, clock }) => {
    const { id } = await addProduct(app, system, soldOut)
    await ask(app, id)
    await ask(app, id)
    const [consent, ...others] = await consentsOf(app)
    assert.deepEqual(others, [])
    assert.deepEqual(
      [consent?.source, consent?.withdrawnAt, consent?.product],
      ['stock-alert', null, soldOut.name],
    )
    assert.match(consent?.wording ?? '', /E-mail me once/)
    await stockAgain(app, [id])
    clock.pass(11 * minute)
    await sendStockAlerts(app)
    assert.notEqual((await consentsOf(app))[0]?.withdrawnAt, null)
    clock.pass(367 * day)
    await forgetOldStockAlerts(app)
    assert.deepEqual(await consentsOf(app), [])
  },
)

testOnEachEngine(
  'the link of the form withdraws one request, and that of the e-mail all that are left',
  async ({ app, clock }) => {
    const [one, two, three] = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => addProduct(app, system, { ...soldOut, name })),
    )
    assert(one && two && three)
    const token = await ask(app, one.id)
    await ask(app, two.id)
    await ask(app, three.id)
    assert.deepEqual(await findOwnStockAlerts(app.db, token), { isOfAll: false, products: ['One'] })
    await withdrawStockAlerts(app, token)
    await withdrawStockAlerts(app, token)
    assert.equal(await findOwnStockAlerts(app.db, token), undefined)
    await stockAgain(app, [two.id])
    clock.pass(11 * minute)
    assert.equal(await sendStockAlerts(app), 1)
    const [letter] = await findLetters(app)
    const [, ofLetter = ''] = /back-in-stock\?token=([\w-]+)/.exec(letter?.content ?? '') ?? []
    const left = { isOfAll: true, products: ['Three'] }
    assert.deepEqual(await findOwnStockAlerts(app.db, ofLetter), left)
    assert.equal(await findOffersState(app.db, ofLetter), undefined)
    await withdrawStockAlerts(app, ofLetter)
    assert.equal(await countStockAlerts(app.db, three.id), 0)
  },
)

testOnEachEngine('the office ends a request where it withdraws its consent', async ({ app }) => {
  const { id } = await addProduct(app, system, soldOut)
  await ask(app, id)
  const [consent] = await consentsOf(app)
  await withdrawConsent(app, system, consent?.id ?? '')
  assert.equal(await countStockAlerts(app.db, id), 0)
})

testOnEachEngine(
  'a request ends after a year, and with the product that is deleted for ever',
  async ({ app, clock }) => {
    const [old, gone] = await Promise.all([
      addProduct(app, system, soldOut),
      addProduct(app, system, soldOut),
    ])
    await ask(app, old.id)
    await ask(app, gone.id)
    await withdrawProduct(app, system, gone.id)
    await forgetOldStockAlerts(app)
    assert.equal(await countStockAlerts(app.db, gone.id), 1)
    await purgeProducts(app, system, [gone.id])
    await forgetOldStockAlerts(app)
    assert.equal(await countStockAlerts(app.db, gone.id), 0)
    clock.pass(370 * day)
    await forgetOldStockAlerts(app)
    assert.equal(await countStockAlerts(app.db, old.id), 0)
  },
)

testOnEachEngine(
  'nobody waits for what is in stock or not there, and programs wait for nothing',
  async ({ app }) => {
    const inStock = await addProduct(app, system, travelBook)
    const draft = await addProduct(app, system, { ...soldOut, publication: 'Draft' })
    const { id } = await addProduct(app, system, soldOut)
    assert.equal((await refusalOf(ask(app, inStock.id))).message, stockAlertMessages.isInStock)
    assert.equal((await refusalOf(ask(app, draft.id))).kind, 'not-found')
    const filled = { productId: id, email: meera, website: 'https://spam.example' }
    assert.equal(await requestStockAlert(app, filled, here), undefined)
    assert.equal(await countStockAlerts(app.db, id), 0)
  },
)

testOnEachEngine(
  'a network address can ask to be told of products twenty times in ten minutes',
  async ({ app }) => {
    const { id } = await addProduct(app, system, soldOut)
    for (let n = 0; n < 20; n++) await ask(app, id, `person${n}@lakeview.example`)
    assert.equal((await refusalOf(ask(app, id, 'one-more@lakeview.example'))).kind, 'too-many')
  },
)
