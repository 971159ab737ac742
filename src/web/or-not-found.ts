import { data } from 'react-router'

/** What a loader says where finding may come up empty: the page is then a real 404. */
export function orNotFound<Found>(found: Found | undefined, message = 'Not found'): Found {
  if (found === undefined) throw data(message, { status: 404 })
  return found
}
