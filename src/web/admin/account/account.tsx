import { Suspense } from 'react'
import { Await } from 'react-router'
import { announce } from '../../ui/toasts.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { textInForm } from '../forms/text-in-form.ts'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { endSessions, findSessions } from './account-calls.ts'
import { AccountSkeleton, SessionsSkeleton } from './account-skeleton.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SignedInSessions } from './signed-in-sessions.tsx'
import type { Route } from './+types/account.ts'

export const meta = () => officeMeta('Account')
export const handle: OfficeHandle = { skeleton: AccountSkeleton }

/** Whoever is here already keeps the old list until the new one is there. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const list = findSessions()
  return { list: location.pathname === url.pathname ? await list : list }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const id = textInForm(await request.formData(), 'id')
  const { done, failure } = await endSessions(id)
  if (done) announce(done)
  return { failure }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <ScreenHeader title="Account" subtitle="Your password, and where you are signed in" />
      <FormSection title="Password" hint="All other sessions end when you change it.">
        <ChangePasswordForm />
      </FormSection>
      <FormSection
        title="Sessions"
        hint="A session ends by itself after 12 hours without use, and after 7 days."
      >
        <Suspense fallback={<SessionsSkeleton />}>
          <Await resolve={loaderData.list}>{(list) => <SignedInSessions {...list} />}</Await>
        </Suspense>
      </FormSection>
    </div>
  )
}
