import { FormFailure } from '../forms/form-failure.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { actionOf } from './password-page.ts'
import type { usePasswordForm } from './use-password-form.ts'

type PasswordFormProps = {
  name: Parameters<typeof actionOf>[0]
  legend: string
  submit: string
  token: string | null
  sending: ReturnType<typeof usePasswordForm>
  children: React.ReactNode
}

/** The frame of the three forms of the page. */
export function PasswordForm(props: PasswordFormProps) {
  const { name, legend, submit, token, sending, children } = props
  const { formProps, faults, text, isBusy } = sending
  return (
    <form {...formProps} action={actionOf(name, token)} className="max-w-md">
      <FormFailure faults={faults} text={text} />
      <input type="hidden" name="form" value={name} />
      <fieldset disabled={isBusy} className="grid gap-4">
        <legend className="sr-only">{legend}</legend>
        {children}
        <div>
          <SubmitButton isBusy={isBusy}>{submit}</SubmitButton>
        </div>
      </fieldset>
    </form>
  )
}
