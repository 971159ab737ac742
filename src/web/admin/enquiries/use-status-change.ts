import { useState } from 'react'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { changeEnquiryStatus } from './enquiry-calls.ts'
import { asServerStatus } from './screen-status.ts'

export type StatusChange = ReturnType<typeof useStatusChange>

type Changed = (enquiry: Enquiry, message: string) => void

/** Nothing on the screen changes before the server has said that it is stored. */
export function useStatusChange(onChanged: Changed) {
  const [busyIds, setBusyIds] = useState<string[]>([])
  const [failure, setFailure] = useState<Failure & { id: string }>()

  async function store({ id }: Enquiry, screen: string) {
    const status = asServerStatus(screen)
    if (!status || busyIds.includes(id)) return
    setFailure(undefined)
    setBusyIds((ids) => [...ids, id])
    try {
      const { enquiry, message } = await changeEnquiryStatus(id, status)
      onChanged(enquiry, message)
    } catch (error) {
      setFailure({ id, ...failureUnder(enquiryMessages.statusFailed, error) })
    } finally {
      setBusyIds((ids) => ids.filter((other) => other !== id))
    }
  }

  return {
    failure,
    isBusy: ({ id }: Enquiry) => busyIds.includes(id),
    change: (enquiry: Enquiry, screen: string) => void store(enquiry, screen),
  }
}
