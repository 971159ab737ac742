import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { countOf, countText } from '#contract/count-text.ts'
import { newestMessageQuery } from '../contacts/waiting-messages.ts'
import { newestEnquiryQuery } from '../enquiries/unread-enquiries.ts'
import { preference } from '../preferences/preferences.ts'
import { useUnreadCount, useWaitingCount } from './news-badges.tsx'

/**
 * How many enquiries are unread and messages wait, in the title of the page; a sound and a notification
 * where chosen.
 */
export function OfficeNotices() {
  const unread = useUnreadCount()
  const waiting = useWaitingCount()
  // Both together: one after the other would look as if something had just come.
  useTitleCount(unread === undefined || waiting === undefined ? 0 : unread + waiting)
  useSignals(enquiryNotice, useQuery(newestEnquiryQuery).data, unread ?? 0)
  useSignals(messageNotice, useQuery(newestMessageQuery).data, waiting ?? 0)
  return null
}

type Notice = { title: string; tag: string; path: string; bodyOf: (count: number) => string }

const enquiryNotice: Notice = {
  title: 'New enquiry',
  tag: 'new-enquiry',
  path: '/admin/enquiries',
  bodyOf: (count) => countOf(count, 'enquiry is unread.', 'enquiries are unread.'),
}

const messageNotice: Notice = {
  title: 'New message',
  tag: 'new-message',
  path: '/admin/contacts',
  bodyOf: (count) => countOf(count, 'message waits for an answer.', 'messages wait for an answer.'),
}

function useTitleCount(count: number) {
  const location = useLocation()
  useEffect(() => {
    const title = document.title.replace(/^\([\d,]+\) /, '')
    document.title = count > 0 ? `(${countText(count)}) ${title}` : title
  }, [count, location])
}

/** Not for one that is restored, which counts again but is not new. */
function useSignals(notice: Notice, newest: string | undefined, count: number) {
  const known = useRef(newest)
  const navigate = useNavigate()
  const signal = useEffectEvent(() => {
    if (count === 0) return
    if (preference('sound') === 'on') playTone()
    if (preference('notices') === 'on') notify(notice, count, () => void navigate(notice.path))
  })
  useEffect(() => {
    if (newest === undefined) return
    if (known.current !== undefined && newest > known.current) signal()
    known.current = newest
  }, [newest])
}

/** Without a name: others may see the screen. One replaces the one before of its kind. */
function notify({ title, tag, bodyOf }: Notice, count: number, onOpen: () => void) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body: bodyOf(count), tag })
    notice.addEventListener('click', () => {
      window.focus()
      onOpen()
      notice.close()
    })
  } catch {
    // Chrome on Android allows notifications of service workers alone, and throws.
  }
}

/** Two short tones, without a file. A browser in which nobody has pressed anything yet plays none. */
export function playTone() {
  const context = new AudioContext()
  const gain = context.createGain()
  gain.gain.value = 0.08
  gain.connect(context.destination)
  for (const [frequency, at] of [
    [660, 0],
    [880, 0.16],
  ] as const) {
    const tone = context.createOscillator()
    tone.frequency.value = frequency
    tone.connect(gain)
    tone.start(context.currentTime + at)
    tone.stop(context.currentTime + at + 0.14)
  }
  setTimeout(() => void context.close(), 1000)
}
