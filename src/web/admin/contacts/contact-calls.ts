import type { Contact, ContactStatus } from '#contract/contacts/contact.ts'
import type { CustomerAccount, CustomerRow } from '#contract/customers/customer.ts'
import type { Asking } from '../session/ask-api.ts'
import { callApi } from '../session/call-api.ts'

type ChangedAnswer = { contact: Contact; message: string }
type CustomersAnswer = { customers: CustomerAccount[]; total: number }
type PasswordAnswer = CustomerRow & { password: string; warning: string | null; notice: string }

export function changeContactStatus(id: string, status: ContactStatus) {
  return callApi<ChangedAnswer>(`${pathOf(id)}/status`, { method: 'PUT', body: { status } })
}

export function saveContactPassword(id: string, form: { password: string; gstNumber: string }) {
  return callApi<ChangedAnswer>(`${pathOf(id)}/password`, { method: 'PUT', body: form })
}

export function renewCustomerPassword(gstNumber: string, renew: boolean) {
  const call = { method: 'POST', body: { gstNumber, renew } } as const
  return callApi<PasswordAnswer>('/admin/customer-passwords', call)
}

export async function deleteContact(id: string) {
  const { message } = await callApi<{ message: string }>(pathOf(id), { method: 'DELETE' })
  return message
}

export function askForCustomers({ q, limit }: { q: string; limit: number }, asking: Asking) {
  const params = new URLSearchParams({ ...(q ? { q } : {}), limit: String(limit) })
  return callApi<CustomersAnswer>(`/admin/customers?${params}`, asking)
}

export async function deleteCustomer(id: string) {
  const path = `/admin/customers/${encodeURIComponent(id)}`
  const { message } = await callApi<{ message: string }>(path, { method: 'DELETE' })
  return message
}

function pathOf(id: string) {
  return `/admin/contacts/${encodeURIComponent(id)}`
}
