import { useEffect, useState } from 'react'
import { customerCalls } from '#contract/customers/customer-calls.ts'
import type { CustomerAccount } from '#contract/customers/customer.ts'
import { listLimits } from '#contract/list-limits.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { rowsOnPage } from '../tables/read-page.ts'
import { useMadePasswords } from './made-passwords.ts'

type Found = { customers: CustomerAccount[]; total: number }

/** Asked for anew when another is searched for, more are wanted, or one was made or deleted. */
export function useCustomerAccounts() {
  const [q, setQ] = useState('')
  const [pages, setPages] = useState(1)
  const [tries, setTries] = useState(0)
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<Failure>()
  const { length: made } = useMadePasswords()
  const limit = Math.min(pages * rowsOnPage, listLimits.limit)

  useEffect(() => {
    const ending = new AbortController()
    callApi(customerCalls.list, { q: q || undefined, limit }, { signal: ending.signal }).then(
      ({ customers, total = 0 }) => {
        setFound({ customers, total })
        setFailure(undefined)
      },
      (error) => {
        if (!ending.signal.aborted) setFailure(failureOf(error, 'Failed to load the accounts'))
      },
    )
    return () => ending.abort()
  }, [q, limit, tries, made])

  return {
    q,
    found,
    failure,
    canShowMore: limit < Math.min(found?.total ?? 0, listLimits.limit),
    search(q: string) {
      setQ(q)
      setPages(1)
    },
    showMore: () => setPages(pages + 1),
    reload: () => setTries((tries) => tries + 1),
  }
}
