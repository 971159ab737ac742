import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { countOf } from '#contract/count-text.ts'
import { emailCalls } from '#contract/emails/email-calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { BackupFacts, backupQuery } from '../backups/backup-facts.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { permittedLinks } from '../frame/office-links.ts'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { beginRead, callQuery, outdate } from '../session/call-query.ts'
import { useGrants } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { MailSettings } from './office-mail-section.tsx'
import { SecondFactorRule } from './second-factor-rule.tsx'

const mailQuery = callQuery(emailCalls.list, { page: 1, limit: 1 })

export const meta = () => officeMeta('Settings')
export const handle: OfficeHandle = { skeleton: () => <Skeleton className="h-7 w-32" /> }

export const clientLoader = () => beginRead(backupQuery)

export default function SettingsScreen() {
  const isPermitted = useGrants()
  const links = permittedLinks(isPermitted).flatMap(({ links }) => links)
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <ScreenHeader title="Settings" subtitle="How the site and the back office work" />
      {hints.map(([path, hint]) => {
        const link = links.find(({ to }) => to === path)
        return (
          link && (
            <FormSection key={path} title={link.text} hint={hint}>
              <Link to={path} className="inline-flex min-h-11 items-center text-sm text-action">
                Open {link.text}
              </Link>
            </FormSection>
          )
        )
      })}
      {isPermitted('people.view') && (
        <FormSection
          id="second-factor"
          title="Second factor"
          hint="A code of an authenticator app besides the password. Each person sets it up under Account."
        >
          <SecondFactorRule />
        </FormSection>
      )}
      {isPermitted('emails.view') && (
        <FormSection
          id="mail"
          title="E-mail"
          hint="How e-mails are sent, and where enquiries are announced."
        >
          <div className="flex flex-col gap-5">
            <MailState />
            {isPermitted('mail-settings.view') && <MailSettings />}
          </div>
        </FormSection>
      )}
      <FormSection
        id="backups"
        title="Backups"
        hint="Copies of everything that is stored, made every night."
      >
        <BackupFacts />
      </FormSection>
    </div>
  )
}

/** What each screen of the settings is for, by its address. */
const hints: [path: string, hint: string][] = [
  ['/admin/company', 'Name, addresses, phones and texts of the public site.'],
  ['/admin/people', 'Who works in the back office, and what each may do.'],
  ['/admin/categories', 'Names, order and icons; what is hidden; words for the search.'],
  ['/admin/settings/templates', 'Texts for replies to enquiries and messages.'],
  ['/admin/integrations', 'API keys of programs that work with the data of the site.'],
  [
    '/admin/privacy',
    'People who ask for a copy or the deletion of their data. How long it is stored is set under Company.',
  ],
  ['/admin/consents', 'Who agreed to offers by e-mail, where and when.'],
  ['/admin/audit', 'Who did what, and when.'],
]

function MailState() {
  const { data, error, refetch } = useQuery(mailQuery)
  const isPermitted = useGrants()
  if (!data) {
    return (
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to fetch the state of e-mail"
        skeleton={<Skeleton className="h-4 w-64" />}
      />
    )
  }
  if (!data.isMailSetUp) {
    return (
      <Banner
        tone="warning"
        title="No mail is set up."
        detail="Enquiries are stored, but no one is notified by e-mail. E-mails are sent once e-mail is set up."
      />
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {data.delayed > 0 && (
        <Banner tone="warning" title={delayedText(data.delayed)} detail={data.lastError ?? ''} />
      )}
      {(data.delayed === 0 || data.failed > 0) && (
        <p className="text-sm">{failedText(data.failed)}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isPermitted('emails.send') && <TestEmail />}
        <Link to="/admin/emails" className="inline-flex min-h-11 items-center text-sm text-action">
          Open E-mails
        </Link>
      </div>
    </div>
  )
}

function delayedText(delayed: number) {
  return `${countOf(delayed, 'e-mail waits', 'e-mails wait')} to be tried again after an error.`
}

function failedText(failed: number) {
  if (failed === 0) return 'Mail is set up, and no e-mail has failed.'
  return `Mail is set up. ${countOf(failed, 'e-mail has', 'e-mails have')} failed.`
}

/** After so many milliseconds a mail server has usually answered, or a slow one. */
const tryTimes = [3000, 10_000]

/** Whether it has arrived is in the list of e-mails, like that of all others. */
function TestEmail() {
  const test = useWrite({
    store: (nothing: object) => callApi(emailCalls.sendTest, nothing),
    announces: ({ message }) => message,
    failureOf: (error) => failureOf(error, 'Failed to send a test e-mail'),
    outdates: [emailCalls.list],
    onStored() {
      for (const wait of tryTimes) setTimeout(() => void outdate([emailCalls.list]), wait)
    },
  })
  return (
    <>
      {test.failure && <Banner {...test.failure} />}
      <Button onClick={() => void test.run({})} aria-disabled={test.isBusy()}>
        {test.isBusy() ? 'Sending...' : 'Send a Test E-mail'}
      </Button>
    </>
  )
}
