import {
  CustomerListQuery,
  CustomerPasswordForm,
  CustomerPasswordListQuery,
  CustomerSignInForm,
} from '#contract/customers/customer-form.ts'
import { customerMessages, passwordSentTo } from '#contract/customers/customer.ts'
import type {
  CustomerAccount,
  CustomerRow,
  SignedInCustomer,
} from '#contract/customers/customer.ts'
import { isGstNumber } from '#contract/customers/gst-number.ts'
import {
  LinkedPasswordForm,
  PasswordChangeForm,
  PasswordLinkRequest,
} from '#contract/customers/own-password-form.ts'
import { z } from '#contract/schema.ts'
import { renewCustomerPassword } from '#domain/customers/change-customers.ts'
import { changeOwnPassword } from '#domain/customers/change-own-password.ts'
import { signOutCustomer } from '#domain/customers/customer-sessions.ts'
import { deleteCustomer } from '#domain/customers/delete-customer.ts'
import {
  countCustomerAccounts,
  countCustomerRows,
  findCustomerAccounts,
  findCustomerRows,
} from '#domain/customers/find-customers.ts'
import { requestPasswordLink } from '#domain/customers/request-password-link.ts'
import { setLinkedPassword } from '#domain/customers/set-linked-password.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer, PagingAnswer } from '../general-schemas.ts'
import { findPart } from '../paging.ts'

const CustomerAnswer = z.object({
  gstNumber: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
}) satisfies z.ZodType<SignedInCustomer>

const CustomerRowAnswer = z.object({
  gstNumber: z.string(),
  date: z.iso.datetime(),
}) satisfies z.ZodType<CustomerRow>

const CustomerAccountAnswer = z.object({
  id: z.string(),
  gstNumber: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  passwordSetAt: z.iso.datetime(),
}) satisfies z.ZodType<CustomerAccount>

export const customersEndpoints = [
  endpoint({
    method: 'POST',
    path: '/customer/login',
    summary: 'Sign in as a customer, with GST number and password',
    guard: 'anyone',
    body: CustomerSignInForm,
    answer: z.object({
      token: z.string(),
      expiresAt: z.iso.datetime(),
      customer: CustomerAnswer,
    }),
    refusals: [401, 429],
    call: (app, { caller, body }) => signInCustomer(app, body, caller),
  }),
  endpoint({
    method: 'POST',
    path: '/customer/logout',
    summary: 'End the session of a customer',
    guard: 'customer',
    answer: MessageAnswer,
    async call(app, { caller }) {
      await signOutCustomer(app, caller.customerSession)
      return { message: customerMessages.signedOut }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/customer/password',
    summary: 'Change the password of a customer account; all its sessions end',
    guard: 'anyone',
    body: PasswordChangeForm,
    answer: MessageAnswer,
    refusals: [401, 429],
    async call(app, { caller, body }) {
      await changeOwnPassword(app, body, caller)
      return { message: customerMessages.passwordChanged }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/customer/password-link',
    summary: 'Send a link to set a password to the e-mail of a customer account',
    guard: 'anyone',
    body: PasswordLinkRequest,
    answer: MessageAnswer,
    refusals: [409, 429],
    async call(app, { caller, body }) {
      await requestPasswordLink(app, body, caller)
      return { message: customerMessages.linkRequested }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/customer/password-link/confirm',
    summary: 'Set a password with the token of such a link; all sessions of the account end',
    guard: 'anyone',
    body: LinkedPasswordForm,
    answer: MessageAnswer,
    async call(app, { caller, body }) {
      await setLinkedPassword(app, body, caller)
      return { message: customerMessages.passwordChanged }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/admin/customer-passwords',
    summary: 'Make the account of a GST number, or with `renew` give it a new password',
    guard: 'administrator',
    body: CustomerPasswordForm,
    answer: CustomerRowAnswer.extend({
      password: z.string(),
      warning: z.string().nullable(),
      sentTo: z.string().nullable(),
      notice: z.string(),
    }),
    status: 201,
    refusals: [409],
    async call(app, { caller, body: { gstNumber, renew = false } }) {
      const made = await renewCustomerPassword(app, caller.by, gstNumber, { mayReplace: renew })
      const { password, date, email } = made
      const warning = isGstNumber(gstNumber) ? null : customerMessages.gstDoubtful
      return { gstNumber, password, date, warning, ...deliveryOf(app.outbox, email) }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/admin/customer-passwords',
    summary: 'The accounts that have a GST number; never a password',
    guard: 'administrator',
    query: CustomerPasswordListQuery,
    answer: z.object({ customers: z.array(CustomerRowAnswer), ...PagingAnswer }),
    async call({ db }, { query }) {
      const { items, paging } = await findPart(query, {
        path: '/admin/customer-passwords',
        find: (slice) => findCustomerRows(db, slice),
        count: () => countCustomerRows(db),
      })
      return { customers: items, ...paging }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/admin/customers',
    summary: 'The accounts of customers, the last set first; never a password',
    guard: 'administrator',
    query: CustomerListQuery,
    answer: z.object({ customers: z.array(CustomerAccountAnswer), ...PagingAnswer }),
    async call({ db }, { query }) {
      const { items, paging } = await findPart(query, {
        path: '/admin/customers',
        find: (slice) => findCustomerAccounts(db, slice),
        count: () => countCustomerAccounts(db, query),
      })
      return { customers: items, ...paging }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/admin/customers/{id}',
    summary: 'Delete the account of a customer for good, with its sessions; its messages stay',
    guard: 'administrator',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
    async call(app, { caller, params }) {
      await deleteCustomer(app, caller.by, params.id)
      return { message: customerMessages.deleted }
    },
  }),
]

/** Whether the customer gets the password by e-mail, and what the office reads about it. */
function deliveryOf({ isMailSetUp }: Outbox, email: string | null) {
  if (!isMailSetUp) return { sentTo: null, notice: customerMessages.noMail }
  if (!email) return { sentTo: null, notice: customerMessages.noEmail }
  return { sentTo: email, notice: passwordSentTo(email) }
}
