import { useState } from 'react'
import { customerCalls } from '#contract/customers/customer-calls.ts'
import { customerLimits, customerMessages } from '#contract/customers/customer.ts'
import { isDetailsOf } from '#contract/refusal-details.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { faultTextsOf } from '../forms/fault-texts.ts'
import { dropDraft, findDraft, keepDraft } from '../forms/kept-draft.ts'
import type { Refused } from '../forms/refused.ts'
import { useSubmission } from '../forms/use-submission.ts'
import { failureOf, requireApiError } from '../session/api-error.ts'
import type { ApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { CustomerAccounts } from './customer-accounts.tsx'
import { loadCustomerForm, rememberPassword } from './generated-password-store.ts'
import { GeneratedPasswords } from './generated-passwords.tsx'

export function GeneratePassword() {
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-pretty text-ink-soft">
          The customer signs in on the Contact page with the GST number and this password. It works
          for {customerLimits.initialPasswordDays} days, or until the customer has set another.
          Where the e-mail of the account is known, the password is sent there.
        </p>
        <GeneratePasswordForm />
      </div>
      <GeneratedPasswords />
      <CustomerAccounts />
    </div>
  )
}

const screen = 'generate-password'

/** Open until somebody answers. */
type Question = { gstNumber: string; answer: (isConfirmed: boolean) => void }

function GeneratePasswordForm() {
  const { formProps, faults, failure, isBusy } = useSubmission(generate)
  const [kept] = useState(keptNumber)
  const [made, setMade] = useState('')
  const [question, setQuestion] = useState<Question>()
  return (
    <form {...formProps} method="post" className="flex max-w-xl flex-col gap-4">
      {failure && <Banner {...failure} />}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label="GST Number"
          name="gstNumber"
          hint="15 characters, as on the customer's tax invoice"
          fault={faults.gstNumber}
          defaultValue={kept}
          maxLength={customerLimits.gstNumber}
          onChange={({ target }) => keepDraft(screen, { gstNumber: target.value })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isRequired
          isMarked={false}
          className="grow basis-64"
        />
        <Button type="submit" look="action" className="w-full sm:mt-6 sm:w-auto">
          {isBusy && <SpinnerMark />}
          {isBusy ? 'Generating...' : 'Generate Password'}
        </Button>
      </div>
      {/* The list below shows it. */}
      <p role="status" className="sr-only">
        {made}
      </p>
      {question && (
        <ConfirmDialog
          question="Replace the password of this customer?"
          hint={replaceHint(question.gstNumber)}
          yes="Replace Password"
          onYes={() => question.answer(true)}
          onNo={() => question.answer(false)}
        />
      )}
    </form>
  )

  async function generate({ gstNumber = '' }: Record<string, string>) {
    let outcome = await generateCustomerPassword(gstNumber, false)
    if ('existing' in outcome) {
      if (!(await askToReplace(gstNumber))) return undefined
      outcome = await generateCustomerPassword(gstNumber, true)
    }
    if ('refused' in outcome) return outcome.refused
    dropDraft(screen)
    formProps.ref.current?.querySelectorAll('input').forEach(emptyAndFocus)
    setMade(`${customerMessages.passwordMade}: ${gstNumber}`)
    return undefined
  }

  async function askToReplace(gstNumber: string) {
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ gstNumber, answer }))
    setQuestion(undefined)
    return isConfirmed
  }
}

/** The next number is typed where the last one was. */
function emptyAndFocus(input: HTMLInputElement) {
  input.value = ''
  input.focus()
}

/** A number that was typed survives a reload. */
function keptNumber() {
  const draft = findDraft(screen) as { gstNumber?: unknown } | null
  return typeof draft?.gstNumber === 'string' ? draft.gstNumber : ''
}

function replaceHint(gstNumber: string) {
  return `A customer account with the GST number ${gstNumber} exists. Its password will be replaced: the present one and all its sign-ins end at once. Where its e-mail is known, the new password is sent there.`
}

type Outcome = { gstNumber: string } | { refused: Refused } | { existing: string }

/** Stores the password for this tab. The password of an existing account is replaced with `renew` only. */
async function generateCustomerPassword(
  typed: string | undefined,
  renew: boolean,
): Promise<Outcome> {
  try {
    const { CustomerPasswordForm } = await loadCustomerForm()
    const faults = faultTextsOf(CustomerPasswordForm, { gstNumber: typed })
    if (faults) return { refused: { faults } }
    const { gstNumber, ...made } = await callApi(customerCalls.generatePassword, {
      gstNumber: typed ?? '',
      renew,
    })
    const { password, date, warning, notice } = made
    rememberPassword({ gstNumber, password, date, warning, notice })
    return { gstNumber }
  } catch (error) {
    return outcomeOf(requireApiError(error), typed ?? '')
  }
}

function outcomeOf(error: ApiError, typed: string): Outcome {
  if (canRenew(error)) return { existing: typed }
  const { fields } = error
  if (Object.keys(fields).length > 0) return { refused: { faults: fields } }
  const failure = failureOf(error, 'Failed to generate the password')
  return { refused: { failure, faults: {} } }
}

function canRenew({ status, answer }: ApiError) {
  const { generatePassword } = customerCalls
  return status === 409 && isDetailsOf(generatePassword, answer) && answer.canRenew === true
}
