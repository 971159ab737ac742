import { useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { announce } from '../../ui/toasts.tsx'
import { ApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { noteOneRead } from './unread-enquiries.ts'

/** The one whose details are open. Opening it marks it as read, here and in the list behind. */
export function useViewedEnquiry(
  replaceInList: (enquiry: Enquiry) => void,
  onReading: (isReading: boolean) => void,
) {
  const [viewed, setViewed] = useState<Enquiry>()
  const [done, setDone] = useState('')

  function replace(enquiry: Enquiry) {
    replaceInList(enquiry)
    setViewed((viewed) => (viewed?.id === enquiry.id ? enquiry : viewed))
  }

  async function markRead(enquiry: Enquiry) {
    try {
      const answer = await callApi(enquiryCalls.markRead, { id: enquiry.id })
      replace(answer.enquiry)
      noteOneRead()
    } catch (error) {
      // It stays unread: nobody has asked for this by itself.
      if (!(error instanceof ApiError)) throw error
    }
  }

  /** A toast would lie behind the dialog, where nobody sees or hears it. */
  function tell(enquiry: Enquiry, message: string) {
    replace(enquiry)
    if (viewed) setDone(message)
    else announce(message)
  }

  function view(enquiry: Enquiry) {
    setViewed(enquiry)
    setDone('')
    onReading(true)
    if (!enquiry.isRead) void markRead(enquiry)
  }

  function close() {
    setViewed(undefined)
    onReading(false)
  }

  return { viewed, done, view, close, tell, replace }
}
