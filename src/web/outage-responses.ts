import { data } from 'react-router'
import type { ServerBuild } from 'react-router'
import { refusalStatus } from '#domain/refusal-status.ts'
import { isUnavailable } from '#platform/unavailable.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** How soon a browser or a search engine may ask again for a page that needed the database. */
const pageRetrySeconds = '5'

/** What a loader throws on an outage gets its status and a text for people. React Router would make it a 500. */
export function withOutageResponses(routes: Routes): Routes {
  const guarded: Routes = {}
  for (const [id, route] of Object.entries(routes)) guarded[id] = route && withOutages(route)
  return guarded
}

function withOutages(route: Route): Route {
  const { loader } = route.module
  if (!loader) return route
  const load: typeof loader = async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      throw isUnavailable(error)
        ? data(error.message, { status: refusalStatus[error.kind] })
        : error
    }
  }
  return { ...route, module: { ...route.module, loader: load } }
}

/** Of a page that a loader or an action refused without naming a time. */
export function addRetryAfter({ status, headers }: Response) {
  const isOutage = status === refusalStatus.unavailable
  if (isOutage && !headers.has('Retry-After')) headers.set('Retry-After', pageRetrySeconds)
}
