import { useState } from 'react'
import { accountLimits } from '#contract/accounts/account.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { BackupFacts, backupQuery } from '../backups/backup-facts.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { Preferences } from '../preferences/preference-boxes.tsx'
import { beginRead } from '../session/call-query.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OwnName } from './own-name-form.tsx'
import { PasskeySettings, passkeysQuery } from './passkey-settings.tsx'
import { SecondFactorSettings, secondFactorQuery } from './second-factor-settings.tsx'
import { SessionsSkeleton, sessionsQuery, SignedInSessions } from './signed-in-sessions.tsx'

export const meta = () => officeMeta('Account')
export const handle: OfficeHandle = { skeleton: AccountSkeleton }

export function clientLoader() {
  beginRead(secondFactorQuery)
  beginRead(passkeysQuery)
  beginRead(sessionsQuery)
  beginRead(backupQuery)
}

const { idleHours, sessionDays } = accountLimits
const sessionsHint = `You are signed out after ${idleHours} idle hours, or after ${sessionDays} days.`

export default function Account() {
  const [made, setMade] = useState<{ codes: string[]; by: 'app' | 'passkey' }>()
  const codesOf = (by: 'app' | 'passkey') => ({
    codes: made?.by === by ? made.codes : undefined,
    onCodes: (codes: string[]) => setMade(codes.length > 0 ? { codes, by } : undefined),
  })
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <ScreenHeader
        title="Account"
        subtitle="Your name and password, where you are signed in, and backups"
      />
      <FormSection
        id="name"
        title="Your name"
        hint="Colleagues see it. Without one, they see your e-mail address."
      >
        <OwnName />
      </FormSection>
      <FormSection id="password" title="Password" hint="Changing it signs you out everywhere else.">
        <ChangePasswordForm />
      </FormSection>
      <FormSection
        id="second-factor"
        title="Second factor"
        hint="A code of an authenticator app, which signing in needs besides the password."
      >
        <SecondFactorSettings {...codesOf('app')} />
      </FormSection>
      <FormSection
        id="passkeys"
        title="Passkeys"
        hint="A device signs in with a finger, a face or a PIN, in place of the password and the code."
      >
        <PasskeySettings {...codesOf('passkey')} />
      </FormSection>
      <FormSection id="sessions" title="Sessions" hint={sessionsHint}>
        <SignedInSessions />
      </FormSection>
      <FormSection
        id="this-browser"
        title="This browser"
        hint="Stored in this browser only, for everyone who uses it."
      >
        <Preferences />
      </FormSection>
      <FormSection title="Backups" hint="Copies of everything that is stored, made every night.">
        <BackupFacts />
      </FormSection>
    </div>
  )
}

function AccountSkeleton() {
  return (
    <div className="flex max-w-5xl flex-col gap-6" aria-hidden="true">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-4 w-64" />
      </div>
      <div className="grid gap-x-10 gap-y-4 border-t border-hairline pt-5 @4xl:grid-cols-[13rem_1fr]">
        <Skeleton className="h-5 w-24" />
        <div className="flex max-w-sm flex-col gap-6">
          <Skeleton className="h-11 md:h-9" />
          <Skeleton className="h-11 md:h-9" />
          <Skeleton className="h-11 md:h-9" />
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-4 border-t border-hairline pt-5 @4xl:grid-cols-[13rem_1fr]">
        <Skeleton className="h-5 w-24" />
        <SessionsSkeleton />
      </div>
    </div>
  )
}
