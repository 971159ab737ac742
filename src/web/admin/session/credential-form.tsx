import { accountLimits, accountMessages } from '#contract/accounts/account.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { Banner } from '../../ui/banner.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { useSubmission } from '../../ui/forms/use-submission.ts'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'

type CredentialFormProps = {
  submission: ReturnType<typeof useSubmission>
  submitText: string
  busyText: string
  /** What to do about a failure. */
  remedy?: React.ReactNode
  /** Below the button. */
  foot?: React.ReactNode
  onFocus?: () => void
  /** The fields. */
  children: React.ReactNode
}

/**
 * Cannot be submitted before the scripts have loaded, so no password gets into an address. A press of the
 * button or of Enter is repeated then (`before-scripts.ts`).
 */
export function CredentialForm(props: CredentialFormProps) {
  const { submission, submitText, busyText, remedy, foot, onFocus, children } = props
  const { formProps, failure, isBusy } = submission
  const hasScripts = useHasScripts()
  return (
    <form {...formProps} onFocus={onFocus} className="flex flex-col gap-5">
      {failure && <Banner {...failure}>{remedy}</Banner>}
      {children}
      <div className="flex flex-col gap-3">
        <SubmitButton
          {...{ isBusy, busyText }}
          type={hasScripts ? 'submit' : 'button'}
          data-submits={!hasScripts || undefined}
        >
          {submitText}
        </SubmitButton>
        {foot}
      </div>
    </form>
  )
}

type EmailFieldProps = { defaultValue?: string | undefined; error: string | undefined }

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      isRequired
      isMarked={false}
    />
  )
}

type CodeFieldProps = {
  hint?: string
  error: string | undefined
  /** Asked for by the response: it has the focus. */
  isNext?: boolean
}

/** Of an authenticator app, which the browser may fill in. */
export function CodeField({
  hint = accountMessages.codeNeeded,
  error,
  isNext = false,
}: CodeFieldProps) {
  return (
    <TextField
      {...{ hint, error }}
      label="Code"
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={accountLimits.code}
      data-outcome={isNext || undefined}
      isRequired
      isMarked={false}
    />
  )
}

type NewPasswordFieldsProps = { name: string; hint: string; errors: FieldTexts }

/** Typed twice, since nobody sees what is typed. */
export function NewPasswordFields({ name, hint, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...{ name, hint }}
        label="New password"
        autoComplete="new-password"
        error={errors[name]}
      />
      <PasswordField
        label="Repeat new password"
        name="repeatedPassword"
        autoComplete="new-password"
        error={errors.repeatedPassword}
      />
    </>
  )
}
