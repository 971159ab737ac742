import { CustomerSignInForm } from '#contract/customers/customer-form.ts'
import { z } from '#contract/schema.ts'
import { endCustomerSessions, signOutCustomer } from '#domain/customers/customer-sessions.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'
import { sessionLimits } from '#domain/session-times.ts'
import { endedSessionCookie, sessionCookieOf } from '#platform/http/session-cookie.ts'
import { senderContext, webContext } from '../../app-context.ts'
import { respondToForm } from '../forms/form-action.ts'
import { accountDone, accountPath, nextIn } from './account-address.ts'
import type { AccountFormName } from './account-address.ts'
import { findSignedIn } from './find-signed-in.ts'
import type { Route } from './+types/account-page'

type Posted = Route.ActionArgs

/** What each form of the account does. */
export const accountActions = {
  'sign-in': signIn,
  'sign-out': (posted) => signOut(posted, false),
  'sign-out-everywhere': (posted) => signOut(posted, true),
} satisfies Record<AccountFormName, (posted: Posted) => ReturnType<typeof respondToForm>>

async function signIn(posted: Posted) {
  const { app, publicUrl } = posted.context.get(webContext)
  const sender = posted.context.get(senderContext)
  return respondToForm(posted, CustomerSignInForm, async (form) => {
    const { token } = await signInCustomer(app, form, sender)
    const cookie = sessionCookieOf(publicUrl, token, sessionLimits.absolute / 1000)
    return { address: nextIn(posted.url) ?? accountPath, headers: { 'Set-Cookie': cookie } }
  })
}

/** Harmless without a session: it has ended then. */
async function signOut(posted: Posted, isEverywhere: boolean) {
  const { app, publicUrl } = posted.context.get(webContext)
  return respondToForm(posted, z.object({}), async () => {
    const session = (await findSignedIn(posted))?.session
    if (session && isEverywhere) await endCustomerSessions(app, session.customerId)
    else if (session) await signOutCustomer(app, session)
    return {
      address: accountDone(isEverywhere ? 'signed-out-everywhere' : 'signed-out'),
      headers: { 'Set-Cookie': endedSessionCookie(publicUrl) },
    }
  })
}
