import { useNavigate } from 'react-router'
import type { Call } from '#contract/call.ts'
import { ownPasswordCalls } from '#contract/customers/own-password-calls.ts'
import type { ownPasswordDefinitions } from '#contract/customers/own-password-definitions.ts'
import { ownPasswordLimits, ownPasswordMessages } from '#contract/customers/own-password.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import type { Outcome } from '../../ui/forms/use-submission.ts'
import { findFieldErrors, loadAhead } from '../forms/find-field-errors.ts'
import type { LoadSchema } from '../forms/find-field-errors.ts'
import type { RefusedForm } from '../forms/form-action.ts'
import { FormFailure } from '../forms/form-outcome.tsx'
import { UserIdField } from '../forms/sender-fields.tsx'
import { sendForm } from '../sending/send-form.ts'
import { actionOf, doneAddress } from './password-page.ts'

type ChangePasswordProps = {
  /** Of the customer who is signed in, else empty. */
  userId: string
  refused: RefusedForm | undefined
}

/** For customers who have their current password. */
export function ChangePassword({ userId, refused }: ChangePasswordProps) {
  const form = usePasswordForm({
    call: ownPasswordCalls.change,
    loadSchema: async () => (await loadForms()).PasswordChangeForm,
    refused,
    done: doneAddress('changed'),
  })
  const { fieldErrors } = form
  return (
    <PasswordForm
      name="change"
      legend="Change your password"
      submit="Change password"
      token={null}
      form={form}
    >
      <UserIdField values={refused?.values ?? { gstNumber: userId }} fieldErrors={fieldErrors} />
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        error={fieldErrors['password']}
      />
      <NewPasswordFields name="newPassword" fieldErrors={fieldErrors} />
    </PasswordForm>
  )
}

type RequestLinkProps = { token: string | null; refused: RefusedForm | undefined }

export function RequestLink({ token, refused }: RequestLinkProps) {
  const form = usePasswordForm({
    call: ownPasswordCalls.requestLink,
    loadSchema: async () => (await loadForms()).PasswordLinkRequest,
    refused,
    done: doneAddress('requested'),
  })
  return (
    <PasswordForm name="link" legend="Get a link" submit="Send Me a Link" {...{ token, form }}>
      <UserIdField values={refused?.values} fieldErrors={form.fieldErrors} />
    </PasswordForm>
  )
}

type SetPasswordProps = { token: string; userId: string; refused: RefusedForm | undefined }

/** For customers who followed the link in an e-mail. */
export function SetPassword({ token, userId, refused }: SetPasswordProps) {
  const form = usePasswordForm({
    call: ownPasswordCalls.set,
    loadSchema: async () => (await loadForms()).LinkedPasswordForm,
    extra: { token },
    refused,
    done: doneAddress('changed'),
  })
  return (
    <PasswordForm name="set" legend="Set a password" submit="Set Password" {...{ token, form }}>
      <p>
        Your User ID is <strong className="wrap-anywhere">{userId}</strong>.
      </p>
      {/* Password managers store the password under it. */}
      <input type="text" autoComplete="username" value={userId} readOnly hidden />
      <NewPasswordFields name="password" fieldErrors={form.fieldErrors} />
    </PasswordForm>
  )
}

/** The new password, twice: what is typed is not visible at first. */
function NewPasswordFields({ name, fieldErrors }: { name: string; fieldErrors: FieldTexts }) {
  const field = {
    autoComplete: 'new-password',
    maxLength: ownPasswordLimits.longestPassword,
  }
  return (
    <>
      <PasswordField
        label="New password"
        name={name}
        {...field}
        hint={`At least ${ownPasswordLimits.ownPassword} characters`}
        error={fieldErrors[name]}
      />
      <PasswordField
        label="Repeat the new password"
        name="repeatedPassword"
        {...field}
        error={fieldErrors['repeatedPassword']}
      />
    </>
  )
}

function loadForms() {
  return import('#contract/customers/own-password-form.ts')
}

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
function usePasswordForm(submission: PasswordSubmission) {
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
    const { refused } = await sendForm({ call, loadSchema, input: values })
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
function PasswordForm({ name, legend, submit, token, form, children }: PasswordFormProps) {
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
