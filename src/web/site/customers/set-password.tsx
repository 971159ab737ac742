import { ownPasswordCalls } from '#contract/customers/own-password-calls.ts'
import type { RefusedForm } from '../forms/answer-form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordForm } from './password-form.tsx'
import { doneAddress } from './password-page.ts'
import { usePasswordForm } from './use-password-form.ts'

type SetPasswordProps = { token: string; userId: string; refused: RefusedForm | undefined }

/** For whoever came by the link of an e-mail. */
export function SetPassword({ token, userId, refused }: SetPasswordProps) {
  const sending = usePasswordForm({
    call: ownPasswordCalls.set,
    loadSchema,
    extra: { token },
    refused,
    done: doneAddress('changed'),
  })
  return (
    <PasswordForm name="set" legend="Set a password" submit="Set Password" {...{ token, sending }}>
      <p>
        Your User ID is <strong className="wrap-anywhere">{userId}</strong>.
      </p>
      {/* Password managers store the password under it. */}
      <input type="text" autoComplete="username" value={userId} readOnly hidden />
      <NewPasswordFields name="password" faults={sending.faults} />
    </PasswordForm>
  )
}

async function loadSchema() {
  return (await import('#contract/customers/own-password-form.ts')).LinkedPasswordForm
}
