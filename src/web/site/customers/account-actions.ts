import { redirect } from 'react-router'
import { CustomerSignInForm } from '#contract/customers/customer-form.ts'
import {
  OwnAddressForm,
  OwnCompanyForm,
  OwnPersonForm,
} from '#contract/customers/own-account-form.ts'
import { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { z } from '#contract/schema.ts'
import type { App } from '#domain/app.ts'
import { changeOwnCompany } from '#domain/customers/change-own-company.ts'
import { endCustomerSessions, signOutCustomer } from '#domain/customers/customer-sessions.ts'
import {
  addOwnAddress,
  changeOwnAddress,
  removeOwnAddress,
} from '#domain/customers/own-addresses.ts'
import { addOwnPerson, changeOwnPerson, removeOwnPerson } from '#domain/customers/own-people.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { sessionLimits } from '#domain/session-times.ts'
import { endedSessionCookie, sessionCookieOf } from '#platform/http/session-cookie.ts'
import { senderContext, webContext } from '../../app-context.ts'
import type { FormInput, FormValues } from '../../ui/forms/form-values.ts'
import { groupProducts } from '../enquiry/asked-product.ts'
import { respondToForm } from '../forms/form-action.ts'
import {
  accountDone,
  accountPath,
  newId,
  nextIn,
  ownEnquiryPath,
  signInAddress,
} from './account-address.ts'
import type { AccountFormName } from './account-address.ts'
import { findSignedIn } from './find-account-view.ts'
import type { Route } from './+types/account-page'

type Posted = Route.ActionArgs

const NoFields = z.object({})

/** What each form of the account does. */
export const accountActions = {
  'sign-in': signIn,
  'sign-out': (posted) => signOut(posted, false),
  'sign-out-everywhere': (posted) => signOut(posted, true),
  ask: askAsCustomer,
  company: (posted) =>
    respondSignedIn(posted, OwnCompanyForm, async (form, { app, customerId }) => {
      await changeOwnCompany(app, customerId, form)
      return accountDone('saved')
    }),
  address: (posted) =>
    respondSignedIn(posted, OwnAddressForm, async (form, { app, customerId, id }) => {
      if (id === newId) await addOwnAddress(app, customerId, form)
      else await changeOwnAddress(app, customerId, id, form)
      return accountDone('saved')
    }),
  'remove-address': (posted) =>
    respondSignedIn(posted, NoFields, async (_, { app, customerId, id }) => {
      await removeOwnAddress(app, customerId, id)
      return accountDone('removed')
    }),
  person: (posted) =>
    respondSignedIn(posted, OwnPersonForm, async (form, { app, customerId, id }) => {
      if (id === newId) await addOwnPerson(app, customerId, form)
      else await changeOwnPerson(app, customerId, id, form)
      return accountDone('saved')
    }),
  'remove-person': (posted) =>
    respondSignedIn(posted, NoFields, async (_, { app, customerId, id }) => {
      await removeOwnPerson(app, customerId, id)
      return accountDone('removed')
    }),
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
  return respondToForm(posted, NoFields, async () => {
    const session = (await findSignedIn(posted))?.session
    if (session && isEverywhere) await endCustomerSessions(app, session.customerId)
    else if (session) await signOutCustomer(app, session)
    return {
      address: accountDone(isEverywhere ? 'signed-out-everywhere' : 'signed-out'),
      headers: { 'Set-Cookie': endedSessionCookie(publicUrl) },
    }
  })
}

/** The enquiry belongs to the account, whatever e-mail it names. */
function askAsCustomer(posted: Posted) {
  const receive = async (form: EnquiryForm, { app, customerId }: SignedIn) => {
    const sender = { ...posted.context.get(senderContext), customerId }
    const { reference } = await receiveEnquiry(app, form, sender)
    return `${ownEnquiryPath(reference)}?done=sent`
  }
  return respondSignedIn(posted, EnquiryForm, receive, groupProducts)
}

type SignedIn = { app: App; customerId: string; id: string }

/** A form of a customer whose session has ended leads to the sign-in, and that back to the form. */
async function respondSignedIn<Form>(
  posted: Posted,
  schema: z.ZodType<Form>,
  receive: (form: Form, signedIn: SignedIn) => Promise<string>,
  inputOf?: (values: FormValues) => FormInput,
) {
  const { app } = posted.context.get(webContext)
  const signedIn = await findSignedIn(posted)
  if (!signedIn) throw redirect(signInAddress(posted.url), 303)
  const { customerId } = signedIn.owner
  const id = posted.params.id ?? ''
  return respondToForm(posted, schema, (form) => receive(form, { app, customerId, id }), inputOf)
}
