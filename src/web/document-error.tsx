import { isRouteErrorResponse, Link, useRouteError } from 'react-router'

export function DocumentError() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main>
      <title>{isMissing ? 'Page not found' : 'Something went wrong'}</title>
      <h1>{isMissing ? 'Page not found' : 'Something went wrong'}</h1>
      <Link to="/products">Browse products</Link>
    </main>
  )
}
