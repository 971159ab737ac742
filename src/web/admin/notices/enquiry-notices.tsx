import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { countOf, countText } from '#contract/count-text.ts'
import { useUnreadCount } from '../enquiries/unread-badge.tsx'
import { newestQuery } from '../enquiries/unread-enquiries.ts'
import { preference } from '../preferences/preferences.ts'

/** The number of unread enquiries in the title of the page; a sound and a notification where chosen. */
export function EnquiryNotices() {
  const unread = useUnreadCount()
  useTitleCount(unread ?? 0)
  useSignals(unread ?? 0)
  return null
}

function useTitleCount(count: number) {
  const location = useLocation()
  useEffect(() => {
    const title = document.title.replace(/^\([\d,]+\) /, '')
    document.title = count > 0 ? `(${countText(count)}) ${title}` : title
  }, [count, location])
}

/** Not for one that is restored, which is unread again but not new. */
function useSignals(unread: number) {
  const { data: newest } = useQuery(newestQuery)
  const known = useRef(newest)
  const navigate = useNavigate()
  const signal = useEffectEvent(() => {
    if (unread === 0) return
    if (preference('sound') === 'on') playTone()
    if (preference('notices') === 'on') notify(unread, () => void navigate('/admin/enquiries'))
  })
  useEffect(() => {
    if (newest === undefined) return
    if (known.current !== undefined && newest > known.current) signal()
    known.current = newest
  }, [newest])
}

/** Without a name: others may see the screen. One replaces the one before. */
function notify(unread: number, onOpen: () => void) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const body = countOf(unread, 'enquiry is unread.', 'enquiries are unread.')
  try {
    const notice = new Notification('New enquiry', { body, tag: 'new-enquiry' })
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
