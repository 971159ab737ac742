import { redirect } from 'react-router'
import type { Route } from './+types/login-redirect.ts'

export function loader({ url }: Route.LoaderArgs) {
  const next = url.searchParams.get('next')
  throw redirect(next ? `/login?${new URLSearchParams({ next })}` : '/login')
}

export default function LoginRedirect() {
  return null
}
