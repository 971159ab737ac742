import { useEffect, useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { Enquiry, EnquiryEvent } from '#contract/enquiries/enquiry.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

type Told = { events?: EnquiryEvent[]; failure?: Failure }

export type ToldHistory = ReturnType<typeof useEnquiryHistory>

/** Asked for when the details open, and again whenever the status or the consent has changed. */
export function useEnquiryHistory({ id, status, consent }: Enquiry) {
  const [told, setTold] = useState<Told>({})
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isWanted = true
    callApi(enquiryCalls.findHistory, { id }).then(
      ({ history }) => isWanted && setTold({ events: history }),
      (error) => {
        const failure = failureOf(error, 'Failed to fetch the history')
        if (isWanted) setTold((before) => ({ ...before, failure }))
      },
    )
    return () => void (isWanted = false)
  }, [id, status, consent?.withdrawnAt, tries])

  return {
    ...told,
    replace: (events: EnquiryEvent[]) => setTold({ events }),
    retry: () => setTries(tries + 1),
  }
}
