import type { SiteProfile } from '#contract/company/shown-company.ts'
import { priceTermsText } from '#contract/products/price-terms.ts'
import { priceText } from '#contract/products/price-text.ts'
import {
  stockAlertLimits,
  stockAlertMessages,
  stockAlertPath,
} from '#contract/stock-alerts/stock-alert.ts'
import { ago, fromNow, minute } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import { endStockAlerts } from '../consents/end-stock-alerts.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmails } from '../outbox/enqueue-email.ts'
import type { NewEmail } from '../outbox/enqueue-email.ts'
import { hiddenNames } from '../products/filter-products.ts'
import { pathOf, publicPriceOf } from '../products/product-rules.ts'

const atOnce = 100

/** A wrong stock can be corrected meanwhile. */
const pause = stockAlertLimits.pauseMinutes * minute

/**
 * Writes the one e-mail to all who wait for a product that is in stock again, and deletes their requests.
 * Found by the state of the products, so that it does not matter what changed them: a form, an import, an
 * undo. Returns how many.
 */
export async function sendStockAlerts(app: App): Promise<number> {
  let sent = 0
  for (;;) {
    const due = await inTransaction(app, async (app) => {
      const alerts = await findDueAlerts(app)
      await enqueueAlerts(app, alerts)
      return alerts.length
    })
    sent += due
    if (due < atOnce) return sent
  }
}

type DueAlert = Awaited<ReturnType<typeof findDueAlerts>>[number]

async function enqueueAlerts(app: App, alerts: DueAlert[]) {
  const ended = await endStockAlerts(
    app,
    alerts.map(({ id }) => id),
  )
  const endedIds = new Set(ended.map(({ id }) => id))
  const site = await findSiteProfile(app)
  const emails = alerts.filter(({ id }) => endedIds.has(id)).map((alert) => alertEmail(alert, site))
  await enqueueEmails(app, emails)
}

function findDueAlerts({ db, clock }: App) {
  return selectAlerts(db)
    .where('stockStatus', '=', 'In Stock')
    .where('products.withdrawnAt', 'is', null)
    .where('draftUntil', 'is', null)
    .where('category', 'not in', hiddenNames(db))
    .where((row) =>
      row.or([
        row('changedAt', '<=', ago(clock, pause)),
        // Of a clock that was set back since: there is no telling how long ago that was.
        row('changedAt', '>', fromNow(clock, pause)),
      ]),
    )
    .orderBy('stockAlerts.id')
    .limit(atOnce)
    .execute()
}

function selectAlerts(db: Db) {
  return db
    .selectFrom('stockAlerts')
    .innerJoin('products', 'products.id', 'stockAlerts.productId')
    .innerJoin('consents', 'consents.submissionId', 'stockAlerts.id')
    .select([
      'stockAlerts.id',
      'stockAlerts.email',
      'productId',
      'name',
      'modelNo',
      'pricePaise',
      'gstBasisPoints',
      'token',
    ])
}

function alertEmail(alert: DueAlert, { company, priceBasis }: SiteProfile): NewEmail {
  const { id, email, productId, name, modelNo, pricePaise, gstBasisPoints } = alert
  const price = publicPriceOf(pricePaise)
  const terms = priceTermsText({ price, gstRate: gstBasisPoints / 100 }, priceBasis)
  return {
    kind: 'stock-alert',
    recipient: email,
    subject: `In stock again: ${name}`,
    about: id,
    content: {
      heading: `${name} is in stock again`,
      paragraphs: [
        `You asked ${company} for one e-mail about it, and this is it: your request is deleted now.`,
      ],
      facts: [
        { name: 'Model number', value: modelNo },
        { name: 'Price', value: `${priceText(price)} ${terms}`.trim() },
      ].filter(({ value }) => value !== ''),
      link: { text: 'Open the product', path: pathOf({ id: productId, name }) },
      stopLink: {
        text: stockAlertMessages.stopLink,
        path: `${stockAlertPath}?token=${alert.token}`,
      },
    },
  }
}
