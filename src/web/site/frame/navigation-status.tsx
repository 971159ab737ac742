import { useLocation, useNavigation } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'

/** Says that another page is on its way. The list itself says when only its choice changes. */
export function NavigationStatus() {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && next.pathname !== pathname
  const text = next?.pathname === '/products' ? listMessages.loading : 'Loading...'
  return (
    <>
      <p role="status" className="sr-only">
        {isLeaving ? text : ''}
      </p>
      {next && <div className="page-progress" aria-hidden="true" />}
    </>
  )
}
