import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { emailCalls } from '#contract/emails/email-calls.ts'
import { mailEncryptionTexts, mailSettingsMessages } from '#contract/emails/office-mail.ts'
import type { MailSettingsView } from '#contract/emails/office-mail.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { todayCalls } from '#contract/today/today-calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { announce } from '../../ui/toasts.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { DraftLead } from '../forms/draft-lead.tsx'
import { UnsavedGuard } from '../forms/leave-guard.tsx'
import { useFieldDraft } from '../forms/use-form-draft.ts'
import type { FormBase } from '../forms/use-form-draft.ts'
import { useQuestion } from '../forms/use-question.tsx'
import { DetailList } from '../lists/detail-list.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { detailsIn, failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery, outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { AddressFields, mailLabels, ServerFields, SignInFields } from './mail-settings-fields.tsx'
import type { MailTexts } from './mail-settings-fields.tsx'

/** What shows whether mail is set up. */
const shownBy = [
  emailCalls.findSettings,
  emailCalls.list,
  enquiryCalls.list,
  contactCalls.list,
  todayCalls.find,
]

/** How e-mails are sent: set by the environment, or here. */
export function MailSettings() {
  const { data, error, refetch } = useQuery(callQuery(emailCalls.findSettings, {}))
  useFocusFallback(data)
  if (error || !data) {
    return (
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to fetch the mail settings"
        skeleton={<Skeleton className="h-40 w-full max-w-xl" />}
      />
    )
  }
  const { settings } = data
  return settings.source === 'environment' ? (
    <OfEnvironment settings={settings} />
  ) : (
    <SettingsForm key={settings.source} settings={settings} />
  )
}

function OfEnvironment({ settings }: { settings: MailSettingsView }) {
  const { host, port, encryption, user, hasPassword } = settings
  return (
    <div className="flex max-w-xl flex-col items-start gap-3">
      <p className="text-sm">
        These settings are <b>set by the environment</b> (SMTP_URL, MAIL_FROM and SALES_EMAIL) and
        changed there.
      </p>
      <DetailList
        details={{
          'SMTP server': `${host}, port ${port}`,
          Encryption: encryption === 'tls' ? 'TLS from the start' : 'STARTTLS',
          'Sign-in': user ? `${user}, ${hasPassword ? 'with a password' : 'no password'}` : 'None',
          Sender: senderText(settings),
          'Recipient of enquiries': settings.recipient,
        }}
      />
      {settings.isOfficeMailStored && (
        <>
          <p className="text-sm text-ink-soft">
            Settings of the back office are stored as well, and not in use.
          </p>
          <RemoveSettings />
        </>
      )}
    </div>
  )
}

function senderText({ senderName, senderAddress }: MailSettingsView) {
  return senderName ? `${senderName} <${senderAddress}>` : senderAddress
}

const signInFields: (keyof MailTexts)[] = ['host', 'port', 'encryption', 'user']

function SettingsForm({ settings }: { settings: MailSettingsView }) {
  const { isOfficeMailStored, isPasswordReadable } = settings
  const start = startOf(settings)
  // Not in the draft: nothing of it is stored in the browser.
  const [password, setPassword] = useState('')
  // A password is for the server and the user beside which it was typed.
  const touched = password === '' ? {} : { touched: signInFields }
  const draft = useFieldDraft({ screen: 'mail-settings', start, ...touched })
  const { values, change } = draft
  const submission = useSubmission(save)
  const { formProps, fieldErrors, failure, isBusy } = submission
  const fields = { values, change, fieldErrors, settings }
  return (
    <form {...formProps} className="flex max-w-xl flex-col gap-4">
      <DraftLead
        {...{ draft, start, submission }}
        labels={mailLabels}
        choiceTexts={{ encryption: (one) => mailEncryptionTexts[one] }}
        title={mailSettingsMessages.changedMeanwhile}
        onDiscard={discardOthers}
      />
      {failure && <Banner {...failure} />}
      {!isPasswordReadable && <UnreadablePassword />}
      <fieldset disabled={isBusy} className="contents">
        <ServerFields {...fields} />
        <SignInFields {...fields} password={password} onType={setPassword} />
        <AddressFields {...fields} />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy} busyText="Saving...">
          Save Mail Settings
        </SubmitButton>
        {isOfficeMailStored && <RemoveSettings onRemoved={draft.remove} />}
      </div>
      <UnsavedGuard
        isDirty={draft.isDirty || password !== ''}
        isSent={isBusy}
        onDiscard={draft.remove}
      />
    </form>
  )

  /** Besides the fields: the password, and what is known of the stored settings. */
  function discardOthers() {
    setPassword('')
    void outdate([emailCalls.findSettings])
  }

  function save(_: FormValues, form: HTMLFormElement) {
    const input = { ...values, port: Number(values.port), password, version: draft.base.version }
    draft.meet(undefined)
    return submitForm({
      form,
      check: () => checkInput(loadSchema, input),
      send: async () => {
        const stored = await callApi(emailCalls.saveSettings, input)
        setPassword('')
        draft.removeSent(values)
        draft.restart(startOf(stored.settings))
        announce(stored.message)
        await outdate(shownBy)
      },
      failed: mailSettingsMessages.saveFailed,
      isConflict(error) {
        const theirs = detailsIn(emailCalls.saveSettings, error)?.settings
        if (theirs) draft.meet(startOf(theirs))
        // Above the form it says whether mail is set up.
        void outdate([emailCalls.list])
        return theirs !== undefined
      },
    })
  }
}

function startOf({ version, ...settings }: MailSettingsView): FormBase<MailTexts> {
  const { host, encryption, user, senderName, senderAddress, recipient } = settings
  const addresses = { senderName, senderAddress, recipient }
  return { values: { host, encryption, port: String(settings.port), user, ...addresses }, version }
}

function UnreadablePassword() {
  const { unreadablePassword } = mailSettingsMessages
  return <Banner tone="warning" title="No e-mail is sent." detail={unreadablePassword} />
}

async function loadSchema() {
  return (await import('#contract/emails/mail-settings-form.ts')).MailSettingsForm
}

/** What is typed over the settings goes with them. */
function RemoveSettings({ onRemoved }: { onRemoved?: () => void }) {
  const removal = useWrite({
    store: (nothing: object) => callApi(emailCalls.removeSettings, nothing),
    announces: ({ message }) => message,
    failureOf: (error) => failureOf(error, mailSettingsMessages.removeFailed),
    onStored: onRemoved,
    outdates: shownBy,
  })
  const question = useQuestion<object>({
    textsOf: () => ({
      question: 'Remove the mail settings of the back office?',
      hint: 'Their password is deleted. Without settings in the environment, e-mails wait until mail is set up again.',
      yes: 'Remove',
    }),
    onYes: () => void removal.run({}),
  })
  return (
    <>
      {removal.failure && <Banner {...removal.failure} />}
      <Button onClick={() => question.ask({})} aria-disabled={removal.isBusy()}>
        Remove
      </Button>
      {question.dialog}
    </>
  )
}
