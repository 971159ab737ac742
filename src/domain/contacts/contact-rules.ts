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

/** For the audit event: without the number, because audit events remain when a person's data is erased. */
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
