import type { RouterContextProvider } from 'react-router'
import { prolongCustomerSession } from '#domain/customers/customer-sessions.ts'
import { findOwner } from '#domain/own-enquiries/own-submissions.ts'
import { customerTokenContext, webContext } from '../../app-context.ts'

type Asked = { context: Readonly<RouterContextProvider> }

/** Who is signed in, and whose submissions the account may see. */
export async function findSignedIn({ context }: Asked) {
  const { app } = context.get(webContext)
  const token = context.get(customerTokenContext)
  const session = token ? await prolongCustomerSession(app, token) : undefined
  const owner = session && (await findOwner(app.db, session.customerId))
  return owner && { session, owner }
}
