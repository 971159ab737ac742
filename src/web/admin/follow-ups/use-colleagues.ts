import { useQuery } from '@tanstack/react-query'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import type { Filter } from '../lists/filter-bar.tsx'
import { callQuery } from '../session/call-query.ts'
import { storedEmail } from '../session/stored-session.ts'

/** The accounts of the office: one's own, and the others. */
export function useColleagues() {
  const { data } = useQuery({ ...callQuery(accountCalls.listColleagues, {}), staleTime: 300_000 })
  const all = data?.colleagues ?? []
  const email = storedEmail()
  return {
    me: all.find((colleague) => colleague.email === email),
    others: all.filter((colleague) => colleague.email !== email),
  }
}

/** The selects for them beside the search of a list. */
export function useFollowUpFilters(): Filter[] {
  const { others } = useColleagues()
  return [
    {
      name: 'assigned',
      label: 'Assigned to',
      choices: [
        ['', 'Assigned to anybody'],
        ['me', 'Assigned to me'],
        ['nobody', 'Unassigned'],
        ...others.map(({ id, shownName }): [string, string] => [id, shownName]),
      ],
    },
    {
      name: 'followUp',
      label: 'Follow-up',
      choices: [
        ['', 'Any follow-up'],
        ['due', 'Follow-up due'],
      ],
    },
  ]
}
