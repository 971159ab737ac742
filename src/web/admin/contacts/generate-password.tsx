import { useState } from 'react'
import { customerCalls } from '#contract/customers/customer-calls.ts'
import { customerLimits, customerMessages } from '#contract/customers/customer.ts'
import { Banner } from '../../ui/banner.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { officeDraft } from '../forms/office-drafts.ts'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { detailsIn } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { CustomerAccounts } from './customer-accounts.tsx'
import { GeneratedPasswords, rememberPassword } from './generated-passwords.tsx'
import { Permitted } from '../session/permitted.tsx'

export function GeneratePassword() {
  return (
    <div className="flex flex-col gap-7">
      <Permitted call={customerCalls.generatePassword}>
        <div className="flex flex-col gap-4">
          <p className="max-w-prose text-pretty text-ink-soft">
            The customer signs in on the Contact page with the GST number and this password. It
            works for {customerLimits.initialPasswordDays} days, or until the customer has set
            another. Where the e-mail of the account is known, the password is sent there.
          </p>
          <GeneratePasswordForm />
        </div>
      </Permitted>
      <GeneratedPasswords />
      <CustomerAccounts />
    </div>
  )
}

/** A number that was typed is restored after a reload. */
const draft = officeDraft('generate-password')

/** Open until one of its buttons is pressed. */
type Question = { gstNumber: string; resolve: (isConfirmed: boolean) => void }

function GeneratePasswordForm() {
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(generate)
  const [gstNumber, setGstNumber] = useState(() => draft.readTexts().gstNumber ?? '')
  const [done, setDone] = useState('')
  const [question, setQuestion] = useState<Question>()
  return (
    <form {...formProps} className="flex max-w-xl flex-col gap-4">
      {failure && <Banner {...failure} />}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label="GST Number"
          name="gstNumber"
          hint="15 characters, as on the customer's tax invoice"
          error={fieldErrors.gstNumber}
          value={gstNumber}
          maxLength={customerLimits.gstNumber}
          onChange={({ target }) => {
            setGstNumber(target.value)
            draft.write({ gstNumber: target.value })
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isRequired
          isMarked={false}
          className="grow basis-64"
        />
        <SubmitButton isBusy={isBusy} busyText="Generating..." className="w-full sm:mt-6 sm:w-auto">
          Generate Password
        </SubmitButton>
      </div>
      {/* The list below shows it. */}
      <p role="status" className="sr-only">
        {done}
      </p>
      {question && (
        <ConfirmDialog
          question="Replace the password of this customer?"
          hint={replaceHint(question.gstNumber)}
          yes="Replace password"
          onYes={() => question.resolve(true)}
          onNo={() => question.resolve(false)}
        />
      )}
    </form>
  )

  function generate(_: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: () => checkInput(loadSchema, { gstNumber }),
      send: async () => {
        const generated = await callOrAsk()
        if (!generated) return
        rememberPassword(generated)
        draft.removeSent({ gstNumber })
        // The next one may have been typed before the response.
        setGstNumber((typed) => (typed === gstNumber ? '' : typed))
        setDone(`${customerMessages.passwordMade}: ${gstNumber}`)
        // The next number is typed where the last one was.
        formProps.ref.current?.querySelector('input')?.focus()
      },
      failed: 'Failed to generate the password',
    })
  }

  /** The password of an account that exists is replaced only after a question. */
  async function callOrAsk() {
    try {
      return await callApi(customerCalls.generatePassword, { gstNumber, renew: false })
    } catch (error) {
      if (!detailsIn(customerCalls.generatePassword, error)?.canRenew) throw error
    }
    const isConfirmed = await new Promise<boolean>((resolve) => setQuestion({ gstNumber, resolve }))
    setQuestion(undefined)
    if (!isConfirmed) return undefined
    return callApi(customerCalls.generatePassword, { gstNumber, renew: true })
  }
}

function replaceHint(gstNumber: string) {
  return `A customer account with the GST number ${gstNumber} exists. Its password will be replaced: the present password and all its sessions end immediately. Where its e-mail is known, the new password is sent there.`
}

async function loadSchema() {
  return (await import('#contract/customers/customer-form.ts')).CustomerPasswordForm
}
