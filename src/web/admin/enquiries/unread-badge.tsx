import { useUnreadEnquiries } from './unread-enquiries.ts'

/** How many enquiries nobody has opened, on the icon where there is no room beside it. */
export function UnreadBadge({ isNarrow }: { isNarrow: boolean }) {
  const unread = useUnreadEnquiries()
  if (unread === 0) return null
  return (
    <span className={`${look} ${isNarrow ? 'absolute top-0 -right-1' : 'ml-auto'}`}>
      {unread > 99 && isNarrow ? '99+' : unread.toLocaleString('en-IN')}
      <span className="sr-only"> unread</span>
    </span>
  )
}

/** On the button that opens the navigation. */
export function UnreadDot() {
  if (useUnreadEnquiries() === 0) return null
  return (
    <span
      className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-sunken bg-action"
      aria-hidden="true"
    />
  )
}

const look =
  'rounded-full bg-action px-1.5 text-xs font-semibold text-on-action tabular-nums min-w-4.5 text-center'
