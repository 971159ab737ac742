import { redirect } from 'react-router'
import type { Route } from './+types/login-redirect.ts'

export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`/login${url.search}`)
}

export default function LoginRedirect() {
  return null
}
