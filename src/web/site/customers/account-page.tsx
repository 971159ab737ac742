import { data } from 'react-router'
import { CustomerSignInForm } from '#contract/customers/customer-form.ts'
import { ownAccountMessages } from '#contract/customers/own-account.ts'
import { ownEnquiryLimits } from '#contract/own-enquiries/own-enquiry.ts'
import { z } from '#contract/schema.ts'
import type { App } from '#domain/app.ts'
import { endCustomerSessions, signOutCustomer } from '#domain/customers/customer-sessions.ts'
import { findOwnAccount } from '#domain/customers/find-own-account.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'
import { countOwnEnquiries, findOwnEnquiries } from '#domain/own-enquiries/find-own-enquiries.ts'
import type { Owner } from '#domain/own-enquiries/own-submissions.ts'
import { sessionLimits } from '#domain/session-times.ts'
import { endedSessionCookie, sessionCookieOf } from '#platform/http/session-cookie.ts'
import { senderContext, webContext } from '../../app-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { respondToForm } from '../forms/form-action.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-sections.tsx'
import {
  accountDone,
  accountFormIn,
  accountOutcomeIn,
  accountPath,
  nextIn,
} from './account-address.ts'
import type { AccountOutcome } from './account-address.ts'
import { accountHeaders } from './account-headers.ts'
import { AccountOverview } from './account-overview.tsx'
import { AccountSignIn } from './account-sign-in.tsx'
import { findSignedIn } from './signed-in.ts'
import type { Route } from './+types/account-page'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const signedIn = await findSignedIn({ context })
  const overview = signedIn && (await findOverview(app, signedIn.owner, pageIn(url)))
  return data({ overview, next: nextIn(url), outcome: accountOutcomeIn(url) }, accountHeaders)
}

async function findOverview({ db }: App, owner: Owner, page: number) {
  const limit = ownEnquiryLimits.onPage
  const account = await findOwnAccount(db, owner.customerId)
  if (!account) return undefined
  const enquiries = await findOwnEnquiries(db, owner, { page, limit })
  const pages = Math.ceil((await countOwnEnquiries(db, owner)) / limit)
  return { account, list: { enquiries, page, pages } }
}

function pageIn({ searchParams }: URL) {
  const page = Number(searchParams.get('page'))
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1
}

export async function action(posted: Route.ActionArgs) {
  const form = accountFormIn(posted.url)
  return form === 'sign-in' ? signIn(posted) : signOut(posted, form)
}

async function signIn(posted: Route.ActionArgs) {
  const { app, publicUrl } = posted.context.get(webContext)
  const sender = posted.context.get(senderContext)
  return respondToForm(posted, CustomerSignInForm, async (form) => {
    const { token } = await signInCustomer(app, form, sender)
    const cookie = sessionCookieOf(publicUrl, token, sessionLimits.absolute / 1000)
    return { address: nextIn(posted.url) ?? accountPath, headers: { 'Set-Cookie': cookie } }
  })
}

/** Harmless without a session: it has ended then. */
async function signOut(posted: Route.ActionArgs, form: 'sign-out' | 'sign-out-everywhere') {
  const { app, publicUrl } = posted.context.get(webContext)
  return respondToForm(posted, z.object({}), async () => {
    const session = (await findSignedIn(posted))?.session
    if (session && form === 'sign-out') await signOutCustomer(app, session)
    else if (session) await endCustomerSessions(app, session.customerId)
    const outcome = form === 'sign-out' ? 'signed-out' : 'signed-out-everywhere'
    return {
      address: accountDone(outcome),
      headers: { 'Set-Cookie': endedSessionCookie(publicUrl) },
    }
  })
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders])
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const description = `Your account at ${site.company}: your enquiries and our replies.`
  return pageMeta(site, { title: 'Your account', description, isHidden: true })
}

const outcomeTexts: Record<AccountOutcome, string> = {
  'signed-out': ownAccountMessages.signedOut,
  'signed-out-everywhere': ownAccountMessages.signedOutEverywhere,
  'sign-in-first': ownAccountMessages.signInFirst,
}

export default function Account({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { overview, next, outcome } = loaderData
  if (overview) {
    return (
      <>
        <PageTitle title="Your account" />
        <AccountOverview {...overview} />
      </>
    )
  }
  return (
    <>
      <PageTitle title="Your account" lead="See your enquiries and our replies." />
      {outcome && !refused && (
        <Banner tone="note" title={outcomeTexts[outcome]} className="mb-6 max-w-3xl" />
      )}
      <AccountSignIn refused={refused} next={next} />
    </>
  )
}
