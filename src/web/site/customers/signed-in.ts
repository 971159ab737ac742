import { redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { prolongCustomerSession } from '#domain/customers/customer-sessions.ts'
import { findOwner } from '#domain/own-enquiries/own-submissions.ts'
import type { Owner } from '#domain/own-enquiries/own-submissions.ts'
import { customerTokenContext, webContext } from '../../app-context.ts'
import { signInAddress } from './account-address.ts'

type Asked = { url: URL; context: Readonly<RouterContextProvider> }

/** Who is signed in, and whose submissions the account may see. */
export async function findSignedIn({ context }: Pick<Asked, 'context'>) {
  const { app } = context.get(webContext)
  const token = context.get(customerTokenContext)
  const session = token ? await prolongCustomerSession(app, token) : undefined
  const owner = session && (await findOwner(app.db, session.customerId))
  return owner && { session, owner }
}

/** Every page below /account begins with it: without a session it leads to the sign-in. */
export async function requireSignedIn({ url, context }: Asked): Promise<Owner> {
  const signedIn = await findSignedIn({ context })
  if (!signedIn) throw redirect(signInAddress(url), 303)
  return signedIn.owner
}
