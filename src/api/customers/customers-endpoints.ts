import { CustomerPasswordForm, CustomerSignInForm } from '#contract/customers/customer-form.ts'
import { customerMessages } from '#contract/customers/customer.ts'
import type { CustomerRow, SignedInCustomer } from '#contract/customers/customer.ts'
import { isGstNumber } from '#contract/customers/gst-number.ts'
import { z } from '#contract/schema.ts'
import { renewCustomerPassword } from '#domain/customers/change-customers.ts'
import { findCustomerRows } from '#domain/customers/find-customers.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'
import { endpoint } from '../endpoint.ts'

const CustomerAnswer = z.object({
  gstNumber: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
}) satisfies z.ZodType<SignedInCustomer>

const CustomerRowAnswer = z.object({
  gstNumber: z.string(),
  date: z.iso.datetime(),
}) satisfies z.ZodType<CustomerRow>

export const customersEndpoints = [
  endpoint({
    method: 'POST',
    path: '/customer/login',
    summary: 'Sign in as a customer, with GST number and password',
    guard: 'anyone',
    body: CustomerSignInForm,
    answer: z.object({ token: z.string(), customer: CustomerAnswer }),
    refusals: [401, 429],
    call: (app, { caller, body }) => signInCustomer(app, body, caller.address),
  }),
  endpoint({
    method: 'POST',
    path: '/admin/customer-passwords',
    summary: 'Make the account of a GST number, or renew its password; told this once',
    guard: 'administrator',
    body: CustomerPasswordForm,
    answer: CustomerRowAnswer.extend({ password: z.string(), warning: z.string().nullable() }),
    status: 201,
    async call(app, { caller, body: { gstNumber } }) {
      const made = await renewCustomerPassword(app, caller.by, gstNumber)
      const warning = isGstNumber(gstNumber) ? null : customerMessages.gstDoubtful
      return { gstNumber, ...made, warning }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/admin/customer-passwords',
    summary: 'The accounts that have a GST number; never a password',
    guard: 'administrator',
    answer: z.object({ customers: z.array(CustomerRowAnswer) }),
    async call({ db }) {
      return { customers: await findCustomerRows(db) }
    },
  }),
]
