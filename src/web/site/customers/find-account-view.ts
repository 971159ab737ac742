import type { App } from '#domain/app.ts'
import { findOwnAccount } from '#domain/customers/find-own-account.ts'
import type { Owner } from '#domain/own-enquiries/own-submissions.ts'
import { orNotFound } from '../../or-not-found.ts'
import type { AccountView } from './account-view.ts'
import { findAskView } from './ask-view.ts'
import { findOverview } from './overview-view.ts'
import { addressView, companyView, personView } from './own-details-view.ts'
import { findOwnEnquiryView } from './own-enquiry-view.ts'

/** The parts of the path below /account. */
type Asked = { part?: string | undefined; id?: string | undefined; url: URL }

/** What a signed-in customer sees at an address. */
export async function findAccountView(
  app: App,
  owner: Owner,
  { part, id, url }: Asked,
): Promise<AccountView> {
  if (part === undefined) return findOverview(app, owner, url)
  if (part === 'enquiries' && id) return findOwnEnquiryView(app, owner, id, url)
  if (part === 'ask' && !id) return findAskView(app, owner, url)
  const account = orNotFound(await findOwnAccount(app.db, owner.customerId))
  if (part === 'company' && !id) return companyView(account)
  if (part === 'addresses' && id) return addressView(account, id, url)
  if (part === 'people' && id) return personView(account, id, url)
  return orNotFound<never>(undefined)
}
