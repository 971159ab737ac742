import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { accountMessages } from '#contract/accounts/account.ts'
import { Banner } from '../../ui/banner.tsx'
import { sessionQuery } from '../session/permitted.tsx'

const accountPath = '/admin/account'

/** Where everybody needs a second factor, a person without one can only set one up. */
export function FactorNotice() {
  const { pathname } = useLocation()
  const { data } = useQuery({ ...sessionQuery, staleTime: Infinity, throwOnError: false })
  if (!data?.isFactorMissing) return null
  if (pathname !== accountPath) return <Navigate to={accountPath} replace />
  return <Banner tone="warning" title={accountMessages.factorMissing} className="mb-6" />
}
