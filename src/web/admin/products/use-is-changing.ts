import { useNavigation } from 'react-router'
import { useListPath } from './use-table-query.ts'

/** Other products are on their way: what is shown are still the old ones. */
export function useIsChanging() {
  const { state, location } = useNavigation()
  const path = useListPath()
  return state === 'loading' && location.pathname === path
}
