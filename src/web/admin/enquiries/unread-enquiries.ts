import { useSyncExternalStore } from 'react'

/** Known from whatever call told it last: the navigation shows it on every screen. */
let unread = 0
const listeners = new Set<() => void>()

export function noteUnread(count: number) {
  if (count === unread) return
  unread = count
  for (const listener of listeners) listener()
}

export function noteOneRead() {
  noteUnread(Math.max(0, unread - 1))
}

export function useUnreadEnquiries() {
  return useSyncExternalStore(
    onUnread,
    () => unread,
    () => 0,
  )
}

function onUnread(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
