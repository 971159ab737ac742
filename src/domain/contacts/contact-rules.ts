import { folded } from '../fold-text.ts'
import type { ContactsTable } from './contacts-table.ts'

type Searched = Pick<
  ContactsTable,
  'name' | 'email' | 'phone' | 'company' | 'gstNumber' | 'reference'
>

export function contactSearchText(contact: Searched) {
  const { name, email, phone, company, gstNumber, reference } = contact
  return folded([name, email, phone, company, gstNumber, reference].join(' '))
}

type Account = Pick<ContactsTable, 'type' | 'customerId' | 'gstNumber'>

/** As the audit tells it: without the number, which would outlast the erasing of its person there. */
export function auditFieldsOf({ type, customerId, gstNumber }: Account) {
  return { type, customerId, hasGstNumber: gstNumber !== null }
}

export function isSameAccount(one: Account, other: Account) {
  return (
    one.type === other.type &&
    one.customerId === other.customerId &&
    one.gstNumber === other.gstNumber
  )
}
