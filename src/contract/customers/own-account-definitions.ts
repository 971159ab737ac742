import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import { OwnAddressForm, OwnCompanyForm, OwnPersonForm } from './own-account-form.ts'
import { addressKinds } from './own-account.ts'
import type { OwnAccount, OwnAddress, OwnPerson } from './own-account.ts'

export const OwnAddressResponse = z.object({
  id: z.string(),
  kind: z.enum(addressKinds),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  state: z.string(),
} satisfies FieldsOf<OwnAddress>)

export const OwnPersonResponse = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
} satisfies FieldsOf<OwnPerson>)

const OwnAccountResponse = z.object({
  gstNumber: z.string().nullable(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  addresses: z.array(OwnAddressResponse),
  people: z.array(OwnPersonResponse),
} satisfies FieldsOf<OwnAccount>)

const changed = MessageResponse.extend({ account: OwnAccountResponse })

export const ownAccountDefinitions = {
  find: {
    summary: 'The account of the signed-in customer, with addresses and people',
    response: z.object({ account: OwnAccountResponse }),
  },
  change: {
    summary: 'Change the company name of the signed-in customer',
    body: OwnCompanyForm,
    response: changed,
  },
  addAddress: {
    summary: 'Add an address of the signed-in customer',
    body: OwnAddressForm,
    response: changed,
    status: 201,
    refusals: [409],
  },
  changeAddress: {
    summary: 'Change an address of the signed-in customer',
    params: IdParams,
    body: OwnAddressForm,
    response: changed,
    refusals: [404],
  },
  removeAddress: {
    summary: 'Remove an address of the signed-in customer',
    params: IdParams,
    response: changed,
    refusals: [404],
  },
  addPerson: {
    summary: 'Add somebody of the company of the signed-in customer',
    body: OwnPersonForm,
    response: changed,
    status: 201,
    refusals: [409],
  },
  changePerson: {
    summary: 'Change somebody of the company of the signed-in customer',
    params: IdParams,
    body: OwnPersonForm,
    response: changed,
    refusals: [404],
  },
  removePerson: {
    summary: 'Remove somebody of the company of the signed-in customer',
    params: IdParams,
    response: changed,
    refusals: [404],
  },
} satisfies CallDefinitions
