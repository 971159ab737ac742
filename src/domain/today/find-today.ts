import { isPermitted } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import type { Today, TodayPeriod } from '#contract/today/today.ts'
import type { App } from '../app.ts'
import { countPendingContacts } from '../contacts/find-contacts.ts'
import { countEmails } from '../emails/find-emails.ts'
import { findAskedProducts } from './asked-products.ts'
import { findDataRequestsToday } from './find-data-requests-today.ts'
import { findEnquiriesToday } from './find-enquiries-today.ts'
import { findFollowUpsToday } from './find-follow-ups-today.ts'
import { findProductsToday } from './find-products-today.ts'
import { findWaitingToday } from './find-waiting-today.ts'
import { periodOf } from './period.ts'

export async function findToday(app: App, role: Role, days: TodayPeriod = '7'): Promise<Today> {
  const period = periodOf(app, Number(days))
  const seesEnquiries = isPermitted(role, 'enquiries.view')
  const asked = seesEnquiries ? await findAskedProducts(app, period) : []
  const [followUps, waiting, enquiries, messages] = await Promise.all([
    findFollowUpsToday(app, role),
    findWaitingToday(app, role),
    seesEnquiries ? findEnquiriesToday(app, period, asked) : null,
    isPermitted(role, 'contacts.view') ? findMessagesToday(app) : null,
  ])
  const [emails, dataRequests, products] = await Promise.all([
    isPermitted(role, 'emails.view') ? findEmailsToday(app) : null,
    isPermitted(role, 'data-requests.view') ? findDataRequestsToday(app) : null,
    isPermitted(role, 'products.view') ? findProductsToday(app, period, asked) : null,
  ])
  const submissions = { followUps, waiting, enquiries, messages }
  return { days, from: period.from, ...submissions, emails, dataRequests, products }
}

async function findMessagesToday({ db }: App) {
  return { unanswered: await countPendingContacts(db) }
}

async function findEmailsToday({ db, outbox }: App) {
  return { failed: await countEmails(db, { state: 'failed' }), isMailSetUp: outbox.isMailSetUp }
}
