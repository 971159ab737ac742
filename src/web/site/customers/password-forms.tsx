import { ownPasswordCalls } from '#contract/customers/own-password-calls.ts'
import { ownPasswordLimits } from '#contract/customers/own-password.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { TextField } from '../../ui/field.tsx'
import type { RefusedForm } from '../forms/form-action.ts'
import { UserIdField } from '../forms/user-id-field.tsx'
import { PasswordForm, usePasswordForm } from './password-form-frame.tsx'
import { doneAddress } from './password-page.ts'

type ChangePasswordProps = { refused: RefusedForm | undefined }

/** For customers who have their current password. */
export function ChangePassword({ refused }: ChangePasswordProps) {
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
      submit="Change Password"
      token={null}
      form={form}
    >
      <UserIdField values={refused?.values} fieldErrors={fieldErrors} />
      <TextField
        label="Current password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={fieldErrors['password']}
        isRequired
        isMarked={false}
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

/** The new password, twice: what is typed is not visible. */
function NewPasswordFields({ name, fieldErrors }: { name: string; fieldErrors: FieldTexts }) {
  const field = {
    type: 'password',
    autoComplete: 'new-password',
    maxLength: ownPasswordLimits.longestPassword,
    isRequired: true,
    isMarked: false,
  }
  return (
    <>
      <TextField
        label="New password"
        name={name}
        {...field}
        hint={`At least ${ownPasswordLimits.ownPassword} characters`}
        error={fieldErrors[name]}
      />
      <TextField
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
