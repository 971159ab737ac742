import { indianStates } from '#contract/customers/indian-states.ts'
import { addressKinds, ownAccountMessages } from '#contract/customers/own-account.ts'
import type { OwnAccount, OwnAddress, OwnPerson } from '#contract/customers/own-account.ts'
import { orNotFound } from '../../or-not-found.ts'
import {
  accountAction,
  accountPath,
  backLink,
  detailPath,
  isRemovalIn,
  newId,
  privacyLink,
  removalPath,
} from './account-address.ts'
import type { AccountFormName } from './account-address.ts'
import type { AccountField, AccountItem, AccountSection, AccountView } from './account-view.ts'

/** What the first page of the account shows of them. */
export function detailSections(account: OwnAccount): AccountSection[] {
  const { name, company, gstNumber, email, addresses, people } = account
  return [
    {
      id: 'details',
      title: 'Your details',
      facts: shownFacts({ Name: name, Company: company, 'GST number': gstNumber, 'E-mail': email }),
      links: [
        {
          to: `${accountPath}/company`,
          text: company ? 'Change the company name' : 'Add the company name',
        },
      ],
    },
    {
      id: 'addresses',
      title: 'Addresses',
      items: addresses.map((address) => ({
        ...addressItem(address),
        to: detailPath('addresses', address.id),
      })),
      text: addresses.length === 0 ? 'Where we deliver, and where we send invoices.' : undefined,
      links: [{ to: detailPath('addresses'), text: 'Add an address' }],
    },
    {
      id: 'people',
      title: 'People of your company',
      items: people.map((person) => ({
        ...personItem(person),
        to: detailPath('people', person.id),
      })),
      text: people.length === 0 ? 'Other people we may contact.' : undefined,
      links: [{ to: detailPath('people'), text: 'Add a person' }],
    },
  ]
}

/** Without those that are not known. */
function shownFacts(facts: Record<string, string | null>) {
  return Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

function addressItem({ kind, street, city, postcode, state }: OwnAddress): AccountItem {
  return { title: kind, about: `${street}, ${city} ${postcode}, ${state}` }
}

function personItem({ name, email, phone }: OwnPerson): AccountItem {
  return { title: name, about: [email, phone].filter(Boolean).join(' · ') }
}

export function companyView({ company, gstNumber, email }: OwnAccount): AccountView {
  return formView({
    facts: shownFacts({ 'GST number': gstNumber, 'E-mail': email }),
    title: 'Your company',
    use: 'Our office sees the name with your enquiries. To change your GST number or e-mail, write to us.',
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

const text = 'It may have been removed.'
const noAddress = { title: ownAccountMessages.addressNotFound, text, back: backLink }
const noPerson = { title: ownAccountMessages.personNotFound, text, back: backLink }

export function addressView({ addresses }: OwnAccount, id: string, url: URL): AccountView {
  const address = id === newId ? undefined : orNotFound(addresses.find(hasId(id)), noAddress)
  const path = detailPath('addresses', id)
  if (address && isRemovalIn(url)) {
    return removalView({
      title: 'Remove this address?',
      item: addressItem(address),
      form: 'remove-address',
      path,
      submit: 'Remove address',
    })
  }
  return formView({
    title: address ? 'Address' : 'New address',
    use: 'We deliver to your addresses, and send invoices to them.',
    form: 'address',
    path,
    fields: addressFields(address),
    ...(address ? { removal: 'Remove this address' } : {}),
  })
}

function addressFields(address: OwnAddress | undefined): AccountField[] {
  const { kind = 'Billing', street = '', city = '', postcode = '', state } = address ?? {}
  return [
    {
      name: 'street',
      label: 'Street and building',
      value: street,
      autoComplete: 'street-address',
      isWide: true,
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
    { name: 'kind', label: 'Used for', value: kind, options: [...addressKinds] },
  ]
}

export function personView({ people }: OwnAccount, id: string, url: URL): AccountView {
  const person = id === newId ? undefined : orNotFound(people.find(hasId(id)), noPerson)
  const path = detailPath('people', id)
  if (person && isRemovalIn(url)) {
    return removalView({
      title: 'Remove this person?',
      item: personItem(person),
      form: 'remove-person',
      path,
      submit: 'Remove person',
    })
  }
  return formView({
    title: person ? 'Person of your company' : 'New person of your company',
    use: 'We call this person or write to them when we cannot reach you.',
    form: 'person',
    path,
    fields: personFields(person),
    ...(person ? { removal: 'Remove this person' } : {}),
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
  /** Above the fields: what the form does not change. */
  facts?: AccountSection['facts']
  form: AccountFormName
  path: string
  fields: AccountField[]
  /** What the office does with it. */
  use: string
  /** The page that asks before it removes this. */
  removal?: string
}

function formView({ title, use, form, path, facts, fields, removal }: FormPage): AccountView {
  const edit: AccountSection = {
    id: 'edit',
    title: '',
    ...(facts && { facts }),
    ...(removal ? { links: [{ to: removalPath(path), text: removal }] } : {}),
    forms: [
      { name: form, action: accountAction(form, path), legend: title, submit: 'Save', fields },
    ],
  }
  const about: AccountSection = {
    id: 'use',
    title: 'What we use it for',
    text: use,
    links: [privacyLink, { to: '/contact?as=existing', text: 'Write to us' }],
  }
  return { title, leadsBack: true, sections: [edit], facts: [about] }
}

type RemovalPage = {
  title: string
  item: AccountItem
  form: AccountFormName
  path: string
  submit: string
}

/** Asks before something is removed, with scripts and without. */
function removalView({ title, item, form, path, submit }: RemovalPage): AccountView {
  const remove: AccountSection = {
    id: 'remove',
    title: 'What will be removed',
    items: [item],
    forms: [{ name: form, action: accountAction(form, path), submit, fields: [] }],
    links: [{ to: path, text: 'Keep it' }],
  }
  return { title, leadsBack: true, sections: [remove] }
}
