import { notifyManager, QueryClient, queryOptions } from '@tanstack/react-query'
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { ResponseOf, Call, InputOf, Route } from '#contract/call.ts'
import { ApiError } from './api-error.ts'
import { callApi } from './call-api.ts'
import { onSessionState, sessionState } from './session-state.ts'

/** Any other error is a bug: the error boundary of the office shows it. */
const throwOnError = (error: unknown) => !(error instanceof ApiError)

// Not by a timer, as usual: a checkbox whose state is cached would be drawn unchecked in between.
notifyManager.setScheduler(queueMicrotask)

/**
 * The reads of the office. Nothing is repeated after a failure, and nothing waits for a network:
 * without a connection the screen says at once that there is no response.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      throwOnError,
    },
    mutations: { retry: false, networkMode: 'always', gcTime: 0, throwOnError },
  },
})

onSessionState(() => {
  if (sessionState() === 'ended') queryClient.clear()
})

/**
 * A read through a call. A read that nobody asked for does not prolong the session, and is cached
 * apart, so that its failure leaves the other as it is.
 */
export function callQuery<Definition>(
  call: Call<Definition>,
  input: InputOf<Definition>,
  { isUnattended = false } = {},
) {
  return queryOptions({
    queryKey: readKey(call, input, { isUnattended }),
    queryFn: ({ signal }): Promise<ResponseOf<Definition>> =>
      callApi(call, input, { signal, isUnattended }),
  })
}

/** How soon the office shows what has come, without a reload. */
export const pollInterval = 20_000

/** Also at once when somebody comes back to the page after a while. */
export function pollEvery(interval = pollInterval) {
  return { refetchInterval: interval, refetchOnWindowFocus: true, staleTime: interval }
}

/** The key of a read. Keys begin with the path of the call: `outdate` finds all reads of a call. */
export function readKey({ path }: Route, input: object, { isUnattended = false } = {}): QueryKey {
  return [isUnattended ? 'unattended' : 'attended', path, input]
}

/**
 * For the loader of a route: the read begins before the screen is there. The screen shows what is
 * cached meanwhile, and it shows a failure.
 */
export function beginRead<Data>(query: FetchQueryOptions<Data, Error, Data>) {
  void queryClient.prefetchQuery({ ...query, staleTime: 0 })
}

/** Somebody else was faster, or the response to an earlier press was lost: what is stored is read again. */
export async function outdateOnConflict(error: unknown, calls: Route[]): Promise<never> {
  if (error instanceof ApiError && error.status === 409) await outdate(calls)
  throw error
}

/** What was read by these calls is out of date: what the screen shows of it is read again at once. */
export async function outdate(calls: Route[]) {
  await Promise.all(
    calls.map(async ({ path }) => {
      // One that began before the change would show the state before it.
      await queryClient.cancelQueries({ queryKey: ['unattended', path] })
      await queryClient.invalidateQueries({ queryKey: ['attended', path] })
    }),
  )
}
