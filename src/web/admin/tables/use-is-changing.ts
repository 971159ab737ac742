import { useLocation, useNavigation } from 'react-router'

/** Other rows are on their way: what is shown are still the old ones. */
export function useIsChanging() {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  return state === 'loading' && location.pathname === pathname
}
