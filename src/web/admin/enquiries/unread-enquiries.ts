import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { callApi } from '../session/call-api.ts'
import { pollEvery, queryClient, readKey } from '../session/call-query.ts'

const enquiriesPath = '/admin/enquiries'

const unreadQuery = queryOptions({
  queryKey: readKey(enquiryCalls.list, { of: 'unread' }, { isUnattended: true }),
  async queryFn({ signal }) {
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

/** The screen of the enquiries reads them by itself, and the count with them. */
export function useUnreadEnquiries() {
  const { pathname } = useLocation()
  const { data } = useQuery({ ...unreadQuery, enabled: pathname !== enquiriesPath })
  return data ?? 0
}
