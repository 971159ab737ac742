import { queryOptions } from '@tanstack/react-query'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { callApi } from '../session/call-api.ts'
import { pollEvery, queryClient, readKey } from '../session/call-query.ts'
import { onNews } from '../session/send-call.ts'

const unreadKey = readKey(enquiryCalls.list, { of: 'unread' }, { isUnattended: true })

export const unreadQuery = queryOptions({
  queryKey: unreadKey,
  async queryFn({ signal }) {
    const known = queryClient.getQueryData<number>(unreadKey)
    // Its response has the count too: a tab asks for news once in 20 s.
    if (known !== undefined && isListPolled()) return known
    const options = { signal, isUnattended: true }
    const { unread } = await callApi(enquiryCalls.list, { page: 1, limit: 1 }, options)
    return unread
  },
  ...pollEvery(),
})

/** Every response with enquiries has the count. */
export function noteUnread(count: number) {
  queryClient.setQueryData(unreadQuery.queryKey, count)
}

export function noteOneRead() {
  queryClient.setQueryData(unreadQuery.queryKey, (unread = 0) => Math.max(0, unread - 1))
}

/** The id of the newest enquiry. Every poll has it, so nothing asks for it apart. */
export const newestEnquiryQuery = queryOptions({
  queryKey: readKey(enquiryCalls.list, { of: 'newest' }, { isUnattended: true }),
  queryFn: () => '',
  enabled: false,
})

onNews(({ enquiries }) => {
  if (!enquiries) return
  noteUnread(enquiries.count)
  queryClient.setQueryData(newestEnquiryQuery.queryKey, enquiries.newestId)
})

function isListPolled() {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: ['unattended'], type: 'active' })
    .some(({ queryKey: [, , input] }) => 'list' in Object(input))
}
