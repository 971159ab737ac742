import type { Enquiry, EnquiryEvent, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import type { Asking } from '../session/ask-api.ts'
import { callApi } from '../session/call-api.ts'
import { noteUnread } from './unread-enquiries.ts'

type ListAnswer = { enquiries: Enquiry[]; unread: number; total?: number; next?: string }
type ChangedAnswer = { enquiry: Enquiry; message: string }
type HistoryAnswer = { history: EnquiryEvent[] }

/** Whoever asks for the list, the navigation learns how many are unread. */
export async function askForEnquiries(params: URLSearchParams, asking: Asking = {}) {
  const answer = await callApi<ListAnswer>(`/admin/enquiries?${params}`, asking)
  noteUnread(answer.unread)
  return answer
}

/** All of them, part after part. What comes in meanwhile moves some into two parts: they count once. */
export async function askForAllEnquiries(params: URLSearchParams) {
  const byId = new Map<string, Enquiry>()
  let asked: URLSearchParams | undefined = params
  while (asked) {
    const { enquiries, next } = await askForEnquiries(asked)
    for (const enquiry of enquiries) byId.set(enquiry.id, enquiry)
    asked = next ? new URLSearchParams(next.slice(next.indexOf('?'))) : undefined
  }
  return [...byId.values()]
}

export function changeEnquiryStatus(id: string, status: EnquiryStatus) {
  return callApi<ChangedAnswer>(`${pathOf(id)}/status`, { method: 'PUT', body: { status } })
}

export async function readEnquiry(id: string) {
  const { enquiry } = await callApi<{ enquiry: Enquiry }>(`${pathOf(id)}/read`, { method: 'POST' })
  return enquiry
}

export async function askForHistory(id: string) {
  const { history } = await callApi<HistoryAnswer>(`${pathOf(id)}/history`)
  return history
}

export async function addEnquiryNote(id: string, text: string) {
  const call = { method: 'POST', body: { text } } as const
  const { history } = await callApi<HistoryAnswer>(`${pathOf(id)}/notes`, call)
  return history
}

export async function deleteEnquiry(id: string) {
  const { message } = await callApi<{ message: string }>(pathOf(id), { method: 'DELETE' })
  return message
}

function pathOf(id: string) {
  return `/admin/enquiries/${encodeURIComponent(id)}`
}
