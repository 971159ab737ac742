import { useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

type Addresses<Query> = {
  queryOf: (params: URLSearchParams) => Query
  addressOf: (query: Query) => string
}

/** What was chosen last, also while its rows are still on their way, and how to choose something else. */
export function useAddressQuery<Query extends { page: number }>(
  loaded: Query,
  { queryOf, addressOf }: Addresses<Query>,
) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const isHere = location?.pathname === pathname
  const isPushing = useRef(false)
  const query = isHere ? queryOf(new URLSearchParams(location.search)) : loaded

  function show(changes: Partial<Query>, { replace = false } = {}) {
    // What follows a choice before its rows are there takes the choice's step along: Back undoes both.
    isPushing.current = !replace || (isHere && isPushing.current)
    void navigate(addressOf({ ...query, page: 1, ...changes }), {
      replace: !isPushing.current,
      preventScrollReset: true,
    })
  }

  return { query, show }
}
