import { data } from 'react-router'

/** What is not there, in texts that only the server holds. */
export type Missing = {
  title: string
  text: string
  /** The page that leads on. Without it the catalogue does. */
  back?: { to: string; text: string }
}

/** What a loader says where finding may come up empty: the page is then a real 404. */
export function orNotFound<Found>(found: Found | undefined, missing?: Missing): Found {
  if (found === undefined) throw data(missing, { status: 404 })
  return found
}
