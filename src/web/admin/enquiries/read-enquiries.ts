import type { AnswerOf, InputOf } from '#contract/call.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { enquiryDefinitions } from '#contract/enquiries/enquiry-definitions.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { callApi } from '../session/call-api.ts'
import type { ReadOptions } from '../session/send-call.ts'
import { noteUnread } from './unread-enquiries.ts'

type ListInput = InputOf<typeof enquiryDefinitions.list>
type ListAnswer = AnswerOf<typeof enquiryDefinitions.list>

/** Whoever asks for the list, the navigation learns how many are unread. */
export async function readEnquiries(
  query: ListInput,
  options: ReadOptions = {},
): Promise<ListAnswer> {
  const answer = await callApi(enquiryCalls.list, query, options)
  noteUnread(answer.unread)
  return answer
}

/** All of them, part after part. What comes in meanwhile moves some into two parts: they count once. */
export async function readAllEnquiries(query: ListInput) {
  const byId = new Map<string, Enquiry>()
  let part: ListInput | undefined = query
  while (part) {
    const { enquiries, next }: ListAnswer = await readEnquiries(part)
    for (const enquiry of enquiries) byId.set(enquiry.id, enquiry)
    part = next === undefined ? undefined : { ...query, ...pageOf(next) }
  }
  return [...byId.values()]
}

/** Which part the address of the following one asks for. */
function pageOf(next: string) {
  const asked = new URLSearchParams(next.slice(next.indexOf('?')))
  return { page: Number(asked.get('page')), limit: Number(asked.get('limit')) }
}
