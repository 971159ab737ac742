import { indianStates } from '#contract/customers/indian-states.ts'
import { addressKinds, ownAccountMessages } from '#contract/customers/own-account.ts'
import type { OwnAccount, OwnAddress, OwnPerson } from '#contract/customers/own-account.ts'
import { orNotFound } from '../../or-not-found.ts'
import { accountAction, accountPath, detailPath, newId, privacyLink } from './account-address.ts'
import type { AccountFormName } from './account-address.ts'
import type { AccountField, AccountSection, AccountView } from './account-view.ts'

/** What the first page of the account shows of them. */
export function detailSections(account: OwnAccount): AccountSection[] {
  const { name, company, gstNumber, email, addresses, people } = account
  const facts = [
    { name: 'Name', value: name ?? '' },
    { name: 'Company', value: company ?? '' },
    { name: 'GST number', value: gstNumber ?? '' },
    { name: 'E-mail', value: email ?? '' },
  ]
  return [
    {
      id: 'details',
      title: 'Your details',
      facts: facts.filter(({ value }) => value !== ''),
      links: [{ to: `${accountPath}/company`, text: 'Change the company name' }],
    },
    {
      id: 'addresses',
      title: 'Addresses',
      items: addresses.map((address) => ({
        title: address.kind,
        to: detailPath('addresses', address.id),
        about: addressText(address),
      })),
      links: [{ to: detailPath('addresses'), text: 'Add an address' }],
    },
    {
      id: 'people',
      title: 'People of your company',
      items: people.map(({ id, name, email, phone }) => ({
        title: name,
        to: detailPath('people', id),
        about: [email, phone].filter(Boolean).join(' · '),
      })),
      links: [{ to: detailPath('people'), text: 'Add a person' }],
    },
  ]
}

function addressText({ street, city, postcode, state }: OwnAddress) {
  return `${street}, ${city} ${postcode}, ${state}`
}

export function companyView({ company }: OwnAccount): AccountView {
  return formView({
    title: 'Company name',
    form: 'company',
    path: `${accountPath}/company`,
    fields: [
      {
        name: 'company',
        label: 'Company name',
        value: company ?? '',
        autoComplete: 'organization',
        isOptional: true,
      },
    ],
  })
}

const noAddress = { title: ownAccountMessages.addressNotFound, text: 'It may have been removed.' }
const noPerson = { title: ownAccountMessages.personNotFound, text: 'It may have been removed.' }

export function addressView({ addresses }: OwnAccount, id: string): AccountView {
  const address = id === newId ? undefined : orNotFound(addresses.find(hasId(id)), noAddress)
  return formView({
    title: address ? 'Address' : 'New address',
    form: 'address',
    path: detailPath('addresses', id),
    fields: addressFields(address),
    ...(address ? { removal: { form: 'remove-address', text: 'Remove this address' } } : {}),
  })
}

function addressFields(address: OwnAddress | undefined): AccountField[] {
  const { kind = 'Billing', street = '', city = '', postcode = '', state } = address ?? {}
  return [
    { name: 'kind', label: 'Used for', value: kind, options: [...addressKinds] },
    {
      name: 'street',
      label: 'Street and building',
      value: street,
      autoComplete: 'street-address',
    },
    { name: 'city', label: 'City', value: city, autoComplete: 'address-level2' },
    {
      name: 'postcode',
      label: 'PIN code',
      value: postcode,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
    },
    { name: 'state', label: 'State', value: state ?? 'Karnataka', options: [...indianStates] },
  ]
}

export function personView({ people }: OwnAccount, id: string): AccountView {
  const person = id === newId ? undefined : orNotFound(people.find(hasId(id)), noPerson)
  return formView({
    title: person ? 'Person of your company' : 'New person of your company',
    form: 'person',
    path: detailPath('people', id),
    fields: personFields(person),
    ...(person ? { removal: { form: 'remove-person', text: 'Remove this person' } } : {}),
  })
}

function personFields(person: OwnPerson | undefined): AccountField[] {
  const { name = '', email, phone } = person ?? {}
  return [
    { name: 'name', label: 'Name', value: name, autoComplete: 'off' },
    {
      name: 'email',
      label: 'Email (optional)',
      type: 'email',
      value: email ?? '',
      autoComplete: 'off',
      isOptional: true,
    },
    {
      name: 'phone',
      label: 'Phone (optional)',
      type: 'tel',
      value: phone ?? '',
      autoComplete: 'off',
      isOptional: true,
    },
  ]
}

function hasId(id: string) {
  return (row: { id: string }) => row.id === id
}

type FormPage = {
  title: string
  form: AccountFormName
  path: string
  fields: AccountField[]
  removal?: { form: AccountFormName; text: string }
}

function formView({ title, form, path, fields, removal }: FormPage): AccountView {
  const edit: AccountSection = {
    id: 'edit',
    title: 'Details',
    links: [privacyLink],
    forms: [
      { name: form, action: accountAction(form, path), legend: title, submit: 'Save', fields },
    ],
  }
  if (!removal) return { title, leadsBack: true, sections: [edit] }
  const remove: AccountSection = {
    id: 'remove',
    title: 'Remove',
    forms: [
      {
        name: removal.form,
        action: accountAction(removal.form, path),
        submit: removal.text,
        fields: [],
      },
    ],
  }
  return { title, leadsBack: true, sections: [edit, remove] }
}
