import { skipToken } from '@tanstack/react-query'
import { ApiError } from '../session/api-error.ts'
import { queryClient } from '../session/call-query.ts'

/** A change or an undo that is under way. */
export type WatchedChange = {
  progressId: string
  /** What is happening. */
  text: string
  /** Nobody waits for its response: the page was reloaded, or lost the connection. */
  isAbandoned?: boolean
}

export const watchedKey = ['watched-change']

queryClient.setQueryDefaults(watchedKey, { gcTime: Infinity, queryFn: skipToken })

/** Milliseconds. A page that is being reloaded loses the response too: the result is for the next one. */
const unloading = 1000

/** In the store of this tab, which a reload leaves as it is. */
const storageKey = 'watched-change'

/** Runs a change whose progress every screen shows, until a newer one begins. */
export async function watchChange<Outcome>(
  change: WatchedChange,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  set(change)
  try {
    const outcome = await run()
    forgetChange(change)
    return outcome
  } catch (error) {
    const hasNoResponse = error instanceof ApiError && error.status === 0
    if (hasNoResponse) setTimeout(() => abandon(change), unloading)
    else forgetChange(change)
    throw error
  }
}

export function forgetChange(change: WatchedChange) {
  if (!isWatched(change)) return
  sessionStorage.removeItem(storageKey)
  queryClient.setQueryData(watchedKey, null)
}

/** What was under way when the page was reloaded. */
export function changeBeforeReload(): WatchedChange | null {
  const [progressId, text] = sessionStorage.getItem(storageKey)?.split('\n') ?? []
  return progressId && text ? { progressId, text, isAbandoned: true } : null
}

export function newProgressId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function abandon(change: WatchedChange) {
  if (isWatched(change)) set({ ...change, isAbandoned: true })
}

/** False once another change has begun, or where it was forgotten. */
function isWatched({ progressId }: WatchedChange) {
  return queryClient.getQueryData<WatchedChange | null>(watchedKey)?.progressId === progressId
}

function set(change: WatchedChange) {
  sessionStorage.setItem(storageKey, `${change.progressId}\n${change.text}`)
  queryClient.setQueryData<WatchedChange>(watchedKey, change)
}
