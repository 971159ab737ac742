import type { Filter } from '../lists/filter-bar.tsx'
import { useColleagues } from './use-colleagues.ts'

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
        ...others.map(({ id, email }): [string, string] => [id, email]),
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
