import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pollInterval, useEvery } from '../frame/use-every.ts'
import { ApiError } from '../session/api-error.ts'
import { enquiryList, readEnquiries } from './enquiry-list.ts'

/** Keeps the count in the navigation right. The enquiries' own screen asks for more, and by itself. */
export function useUnreadPoll() {
  const { pathname } = useLocation()
  const isElsewhere = pathname !== enquiryList.path
  useEffect(() => {
    if (isElsewhere) void askForUnread()
  }, [isElsewhere])
  useEvery(pollInterval, async () => {
    if (isElsewhere) await askForUnread()
  })
}

/** Nobody waits for it: when it fails, the next one may not. */
async function askForUnread() {
  try {
    await readEnquiries({ page: 1, limit: 1 }, { isUnattended: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
