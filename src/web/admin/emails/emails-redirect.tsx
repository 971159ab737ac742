import { redirect } from 'react-router'
import type { Route } from './+types/emails-redirect.ts'

/** The earlier address of the screen, /admin/letters, remains in bookmarks. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`/admin/emails${url.search}`)
}

export default function EmailsRedirect() {
  return null
}
