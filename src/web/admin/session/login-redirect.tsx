import { Link, redirect } from 'react-router'
import { officeMeta } from '../office-meta.ts'
import type { Route } from './+types/login-redirect.ts'

export const meta = () => officeMeta('Sign in')

/** In the browser: the served page is the same for every query. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  throw redirect(`/login${url.search}`)
}

export function HydrateFallback() {
  return (
    <main className="office px-4 py-10">
      <h1 className="text-xl font-bold">Sign in</h1>
      <Link to="/login" className="inline-flex min-h-11 items-center text-action">
        Go to the sign-in page
      </Link>
    </main>
  )
}

export default HydrateFallback
