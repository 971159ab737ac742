/** Each response to a read that nobody asked for says how many enquiries are unread. */
const listeners = new Set<(count: number) => void>()

export function onUnreadNews(listener: (count: number) => void) {
  listeners.add(listener)
}

export function passOnUnread(count: string | null) {
  if (count === null) return
  for (const listener of listeners) listener(Number(count))
}
