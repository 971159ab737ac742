import { useNavigate } from 'react-router'
import type { Call } from '#contract/call.ts'
import { ownPasswordMessages } from '#contract/customers/own-password.ts'
import type { ownPasswordDefinitions } from '#contract/customers/own-password-definitions.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import type { Outcome } from '../../ui/forms/use-submission.ts'
import type { RefusedForm } from '../forms/form-action.ts'
import { findFieldErrors, loadAhead } from '../forms/find-field-errors.ts'
import type { LoadSchema } from '../forms/find-field-errors.ts'
import { FormFailure } from '../forms/form-outcome.tsx'
import { sendForm } from '../forms/send-form.ts'
import { actionOf } from './password-page.ts'

type Definitions = typeof ownPasswordDefinitions

type PasswordSubmission = {
  /** The call that accepts the form. */
  call: Call<Definitions[keyof Definitions]>
  /** What the call accepts. */
  loadSchema: LoadSchema
  /** What the call needs besides the fields. */
  extra?: FormValues
  /** What the server refused before the scripts had loaded. */
  refused: RefusedForm | undefined
  /** The address that confirms it. */
  done: string
}

/** Submits a form without leaving the page, so that the passwords of a refused one stay in it. */
export function usePasswordForm(submission: PasswordSubmission) {
  const { call, loadSchema, extra, refused, done } = submission
  const navigate = useNavigate()
  const { formProps, ...shown } = useSubmission(submit, refused)
  return { ...shown, formProps: { ...formProps, onInput } }

  function onInput(event: React.FormEvent<HTMLFormElement>) {
    loadAhead(loadSchema)
    formProps.onInput(event)
  }

  async function submit(typed: FormValues): Promise<Outcome | undefined> {
    const values = { ...typed, ...extra }
    const different = findDifference(typed)
    if (different) {
      return { fieldErrors: { ...different, ...(await findFieldErrors(loadSchema, values)) } }
    }
    const { refused } = await sendForm({ call, loadSchema, values })
    if (refused) return refused
    // Back must not lead to a link that has been used.
    await navigate(done, { replace: true })
    return undefined
  }
}

/** The call accepts a password once, so the browser compares the two. */
function findDifference(typed: FormValues): FieldTexts | undefined {
  const { password, newPassword = password, repeatedPassword } = typed
  const isDifferent = repeatedPassword !== undefined && repeatedPassword !== newPassword
  return isDifferent ? { repeatedPassword: ownPasswordMessages.passwordsDiffer } : undefined
}

type PasswordFormProps = {
  name: Parameters<typeof actionOf>[0]
  legend: string
  submit: string
  token: string | null
  form: ReturnType<typeof usePasswordForm>
  children: React.ReactNode
}

/** The frame of the three forms of the page. */
export function PasswordForm({ name, legend, submit, token, form, children }: PasswordFormProps) {
  const { formProps, fieldErrors, failure, isBusy } = form
  return (
    <form {...formProps} action={actionOf(name, token)} className="max-w-md">
      <FormFailure {...{ fieldErrors, failure }} />
      <input type="hidden" name="form" value={name} />
      <fieldset disabled={isBusy} className="grid gap-4">
        <legend className="sr-only">{legend}</legend>
        {children}
        <div>
          <SubmitButton isBusy={isBusy} className="px-6">
            {submit}
          </SubmitButton>
        </div>
      </fieldset>
    </form>
  )
}
