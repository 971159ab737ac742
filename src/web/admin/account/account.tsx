import { Suspense } from 'react'
import { Await } from 'react-router'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountLimits, accountMessages } from '#contract/accounts/account.ts'
import { announce } from '../../ui/toasts.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { BackupFacts } from '../backups/backup-facts.tsx'
import { BackupFactsSkeleton } from '../backups/backup-facts-skeleton.tsx'
import { findBackupStatus } from '../backups/find-backup-status.ts'
import { FormSection } from '../forms/form-section.tsx'
import { textInForm } from '../forms/text-in-form.ts'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { AccountSkeleton, SessionsSkeleton } from './account-skeleton.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { findSessionList } from './find-session-list.ts'
import { SignedInSessions } from './signed-in-sessions.tsx'
import type { Route } from './+types/account.ts'

export const meta = () => officeMeta('Account')
export const handle: OfficeHandle = { skeleton: AccountSkeleton }

/** Whoever is here already keeps the old list until the new one is there. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const list = findSessionList()
  const backups = findBackupStatus()
  if (location.pathname !== url.pathname) return { list, backups }
  return { list: await list, backups: await backups }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const id = textInForm(await request.formData(), 'id')
  try {
    await (id
      ? callApi(accountCalls.endSession, { id })
      : callApi(accountCalls.endOtherSessions, {}))
    announce(id ? accountMessages.sessionEnded : accountMessages.otherSessionsEnded)
    return {}
  } catch (error) {
    return { failure: failureOf(error, 'Failed to end the session') }
  }
}

const { idleHours, sessionDays } = accountLimits
const sessionsHint = `A session ends by itself after ${idleHours} hours without use, and after ${sessionDays} days.`

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <ScreenHeader
        title="Account"
        subtitle="Your password, where you are signed in, and backups"
      />
      <FormSection title="Password" hint="All other sessions end when you change it.">
        <ChangePasswordForm />
      </FormSection>
      <FormSection title="Sessions" hint={sessionsHint}>
        <Suspense fallback={<SessionsSkeleton />}>
          <Await resolve={loaderData.list}>{(list) => <SignedInSessions {...list} />}</Await>
        </Suspense>
      </FormSection>
      <FormSection title="Backups" hint="Copies of everything that is stored, made every night.">
        <Suspense fallback={<BackupFactsSkeleton />}>
          <Await resolve={loaderData.backups}>{(found) => <BackupFacts {...found} />}</Await>
        </Suspense>
      </FormSection>
    </div>
  )
}
