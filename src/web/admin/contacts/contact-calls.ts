import type { Contact, ContactStatus } from '#contract/contacts/contact.ts'
import type { CustomerRow } from '#contract/customers/customer.ts'
import { callApi } from '../session/call-api.ts'

type ChangedAnswer = { contact: Contact; message: string }
type PasswordAnswer = CustomerRow & { password: string; warning: string | null }

export function changeContactStatus(id: string, status: ContactStatus) {
  return callApi<ChangedAnswer>(`${pathOf(id)}/status`, { method: 'PUT', body: { status } })
}

export function saveContactPassword(id: string, form: { password: string; gstNumber: string }) {
  return callApi<ChangedAnswer>(`${pathOf(id)}/password`, { method: 'PUT', body: form })
}

export function renewCustomerPassword(gstNumber: string) {
  const call = { method: 'POST', body: { gstNumber } } as const
  return callApi<PasswordAnswer>('/admin/customer-passwords', call)
}

function pathOf(id: string) {
  return `/admin/contacts/${encodeURIComponent(id)}`
}
