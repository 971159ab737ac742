import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { countText } from '#contract/count-text.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { useIsGranted } from '../session/permitted.tsx'
import { unreadQuery } from './unread-enquiries.ts'

const enquiriesPath = '/admin/enquiries'

/** Undefined until it is known, and for whoever may not read enquiries. */
export function useUnreadCount() {
  const { pathname } = useLocation()
  const isGranted = useIsGranted(enquiryCalls.list.can)
  // The screen of the enquiries reads them by itself, and the count with them.
  const { data } = useQuery({ ...unreadQuery, enabled: isGranted && pathname !== enquiriesPath })
  return data
}

/** How many enquiries nobody has opened, on the icon where there is no room beside it. */
export function UnreadBadge({ isNarrow }: { isNarrow: boolean }) {
  const unread = useUnreadCount() ?? 0
  if (unread === 0) return null
  return (
    <span className={`${look} ${isNarrow ? 'absolute top-0 -right-1' : 'ml-auto'}`}>
      {unread > 99 && isNarrow ? '99+' : countText(unread)}
      <span className="sr-only"> unread</span>
    </span>
  )
}

/** On the button that opens the navigation. */
export function UnreadDot() {
  if (!useUnreadCount()) return null
  return (
    <span
      className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-sunken bg-action"
      aria-hidden="true"
    />
  )
}

const look =
  'rounded-full bg-action px-1.5 text-xs font-semibold text-on-action figures min-w-4.5 text-center'
