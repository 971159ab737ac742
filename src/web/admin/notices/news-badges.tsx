import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { countText } from '#contract/count-text.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { waitingQuery } from '../contacts/waiting-messages.ts'
import { unreadQuery } from '../enquiries/unread-enquiries.ts'
import { useIsGranted } from '../session/permitted.tsx'

const enquiriesPath = '/admin/enquiries'

/** Undefined until it is known; none for whoever may not read enquiries. */
export function useUnreadCount() {
  const { pathname } = useLocation()
  const isGranted = useIsGranted(enquiryCalls.list.can)
  // The screen of the enquiries reads them by itself, and the count with them.
  const { data } = useQuery({ ...unreadQuery, enabled: isGranted && pathname !== enquiriesPath })
  return isGranted ? data : 0
}

/** The same of messages that wait for an answer: they have a status, and nobody marks them as read. */
export function useWaitingCount() {
  const isGranted = useIsGranted(contactCalls.list.can)
  const { data } = useQuery({ ...waitingQuery, enabled: isGranted })
  return isGranted ? data : 0
}

type BadgeProps = { isNarrow: boolean }

/** How many enquiries nobody has opened. */
export function UnreadBadge({ isNarrow }: BadgeProps) {
  return <CountBadge count={useUnreadCount()} of="unread" isNarrow={isNarrow} />
}

/** How many messages nobody has taken up. */
export function WaitingBadge({ isNarrow }: BadgeProps) {
  return <CountBadge count={useWaitingCount()} of="pending" isNarrow={isNarrow} />
}

type CountBadgeProps = BadgeProps & { count: number | undefined; of: string }

/** On the icon where there is no room beside it. */
function CountBadge({ count = 0, of, isNarrow }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span className={`${look} ${isNarrow ? 'absolute top-0 -right-1' : 'ml-auto'}`}>
      {count > 99 && isNarrow ? '99+' : countText(count)}
      <span className="sr-only"> {of}</span>
    </span>
  )
}

/** On the button that opens the navigation. */
export function NewsDot() {
  const unread = useUnreadCount()
  const waiting = useWaitingCount()
  if (!unread && !waiting) return null
  return (
    <span
      className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-sunken bg-action"
      aria-hidden="true"
    />
  )
}

const look =
  'rounded-full bg-action px-1.5 text-xs font-semibold text-on-action figures min-w-4.5 text-center'
