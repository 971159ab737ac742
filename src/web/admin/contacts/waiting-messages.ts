import { queryOptions } from '@tanstack/react-query'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { callApi } from '../session/call-api.ts'
import { queryClient, readKey } from '../session/call-query.ts'
import { onNews } from '../session/send-call.ts'

/**
 * How many messages wait for an answer. Every poll has it, so it is asked for once, and again after a
 * change of messages.
 */
export const waitingQuery = queryOptions({
  queryKey: readKey(contactCalls.list, { of: 'waiting' }),
  async queryFn({ signal }) {
    const options = { signal, isUnattended: true }
    const { counts } = await callApi(contactCalls.list, { page: 1, limit: 1 }, options)
    return counts.pending
  },
  staleTime: Infinity,
})

/** The id of the newest message. Every poll has it. */
export const newestMessageQuery = queryOptions({
  queryKey: readKey(contactCalls.list, { of: 'newest' }, { isUnattended: true }),
  queryFn: () => '',
  enabled: false,
})

onNews(({ messages }) => {
  if (!messages) return
  queryClient.setQueryData(waitingQuery.queryKey, messages.count)
  queryClient.setQueryData(newestMessageQuery.queryKey, messages.newestId)
})
