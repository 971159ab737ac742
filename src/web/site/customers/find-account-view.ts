import type { RouterContextProvider } from 'react-router'
import type { App } from '#domain/app.ts'
import { prolongCustomerSession } from '#domain/customers/customer-sessions.ts'
import { findOwnAccount } from '#domain/customers/find-own-account.ts'
import { findOwner } from '#domain/own-enquiries/own-submissions.ts'
import type { Owner } from '#domain/own-enquiries/own-submissions.ts'
import { customerTokenContext, webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { missingPage } from '../errors/failure-texts.ts'
import { backLink } from './account-address.ts'
import type { AccountView } from './account-view.ts'
import { findOverview } from './overview-view.ts'
import { addressView, companyView, personView } from './own-details-view.ts'
import { findAskView, findOwnEnquiryView } from './own-enquiry-views.ts'

type InContext = { context: Readonly<RouterContextProvider> }

/** Who is signed in, and whose submissions the account may see. */
export async function findSignedIn({ context }: InContext) {
  const { app } = context.get(webContext)
  const token = context.get(customerTokenContext)
  const session = token ? await prolongCustomerSession(app, token) : undefined
  const owner = session && (await findOwner(app.db, session.customerId))
  return owner && { session, owner }
}

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
  return orNotFound<never>(undefined, { ...missingPage, back: backLink })
}
