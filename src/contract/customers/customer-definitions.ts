import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse, PagingResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import {
  CustomerListQuery,
  CustomerPasswordForm,
  CustomerPasswordListQuery,
  CustomerSignInForm,
  CustomerSuspensionForm,
} from './customer-form.ts'
import type { CustomerAccount, CustomerRow, SignedInCustomer } from './customer.ts'

const CustomerResponse = z.object({
  gstNumber: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
} satisfies FieldsOf<SignedInCustomer>)

const CustomerRowResponse = z.object({
  gstNumber: z.string(),
  date: z.iso.datetime(),
} satisfies FieldsOf<CustomerRow>)

const CustomerAccountResponse = z.object({
  id: z.string(),
  gstNumber: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  passwordSetAt: z.iso.datetime(),
} satisfies FieldsOf<CustomerAccount>)

export const customerDefinitions = {
  signIn: {
    summary: 'Sign in as a customer, with GST number and password',
    body: CustomerSignInForm,
    response: z.object({
      token: z.string(),
      expiresAt: z.iso.datetime(),
      customer: CustomerResponse,
    }),
    refusals: [401, 429],
  },
  signOut: {
    summary: 'End the session of a customer',
    response: MessageResponse,
  },
  endSessions: {
    summary: 'End all sessions of a customer, this one too',
    response: MessageResponse,
  },
  generatePassword: {
    summary:
      'Make the account of a GST number, or give it a new password; with `renew: false` an account that exists is 409',
    body: CustomerPasswordForm,
    response: CustomerRowResponse.extend({
      password: z.string(),
      warning: z.string().nullable(),
      sentTo: z.string().nullable(),
      notice: z.string(),
    }),
    details: z.object({ canRenew: z.boolean() }),
    status: 201,
    refusals: [409],
  },
  listPasswords: {
    summary: 'The accounts that have a GST number; never a password',
    query: CustomerPasswordListQuery,
    response: z.object({ customers: z.array(CustomerRowResponse), ...PagingResponse }),
  },
  list: {
    summary: 'The accounts of customers, the last set first; never a password',
    query: CustomerListQuery,
    response: z.object({ customers: z.array(CustomerAccountResponse), ...PagingResponse }),
  },
  suspend: {
    summary: 'Suspend the account of a customer, or end that; it takes effect at the next call',
    params: IdParams,
    body: CustomerSuspensionForm,
    response: MessageResponse,
    refusals: [404],
  },
  delete: {
    summary: 'Delete the account of a customer for good, with its sessions; its messages stay',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
