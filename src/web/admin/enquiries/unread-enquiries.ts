import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { callApi } from '../session/call-api.ts'
import { onUnreadNews } from '../session/unread-news.ts'
import { pollEvery, queryClient, readKey } from '../session/call-query.ts'

const enquiriesPath = '/admin/enquiries'

const unreadKey = readKey(enquiryCalls.list, { of: 'unread' }, { isUnattended: true })

const unreadQuery = queryOptions({
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

onUnreadNews(noteUnread)

/** The screen of the enquiries reads them by itself, and the count with them. */
export function useUnreadEnquiries() {
  return useUnreadCount() ?? 0
}

/** Undefined until it is known. */
export function useUnreadCount() {
  const { pathname } = useLocation()
  const { data } = useQuery({ ...unreadQuery, enabled: pathname !== enquiriesPath })
  return data
}

function isListPolled() {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: ['unattended'], type: 'active' })
    .some(({ queryKey: [, , input] }) => 'list' in Object(input))
}
