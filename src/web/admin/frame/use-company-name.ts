import { useQuery } from '@tanstack/react-query'
import { companyCalls } from '#contract/company/company-calls.ts'
import { useSiteProfile } from '../../use-site-profile.ts'
import { callQuery } from '../session/call-query.ts'

/** As the document had it, until the screen of the company has read a newer one. */
export function useCompanyName() {
  const { company } = useSiteProfile()
  const { data } = useQuery({ ...callQuery(companyCalls.find, {}), enabled: false })
  return data?.company.profile.name ?? company
}
