import { ownPasswordCalls } from '#contract/customers/own-password-calls.ts'
import { TextField } from '../../ui/field.tsx'
import type { RefusedForm } from '../forms/answer-form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordForm } from './password-form.tsx'
import { doneAddress } from './password-page.ts'
import { UserIdField } from './user-id-field.tsx'
import { usePasswordForm } from './use-password-form.ts'

/** For whoever knows the present password. */
export function ChangePassword({ refused }: { refused: RefusedForm | undefined }) {
  const sending = usePasswordForm({
    call: ownPasswordCalls.change,
    loadSchema,
    refused,
    done: doneAddress('changed'),
  })
  const { faults } = sending
  return (
    <PasswordForm
      name="change"
      legend="Change your password"
      submit="Change Password"
      token={null}
      sending={sending}
    >
      <UserIdField defaultValue={refused?.typed['gstNumber'] ?? ''} fault={faults['gstNumber']} />
      <TextField
        label="Current password"
        name="password"
        type="password"
        autoComplete="current-password"
        fault={faults['password']}
        isRequired
        isMarked={false}
      />
      <NewPasswordFields name="newPassword" faults={faults} />
    </PasswordForm>
  )
}

async function loadSchema() {
  return (await import('#contract/customers/own-password-form.ts')).PasswordChangeForm
}
