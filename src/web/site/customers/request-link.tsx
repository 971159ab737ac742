import { ownPasswordCalls } from '#contract/customers/own-password-calls.ts'
import type { RefusedForm } from '../forms/answer-form.ts'
import { PasswordForm } from './password-form.tsx'
import { doneAddress } from './password-page.ts'
import { UserIdField } from './user-id-field.tsx'
import { usePasswordForm } from './use-password-form.ts'

type RequestLinkProps = { token: string | null; refused: RefusedForm | undefined }

export function RequestLink({ token, refused }: RequestLinkProps) {
  const sending = usePasswordForm({
    call: ownPasswordCalls.requestLink,
    loadSchema,
    refused,
    done: doneAddress('requested'),
  })
  return (
    <PasswordForm name="link" legend="Get a link" submit="Send Me a Link" {...{ token, sending }}>
      <UserIdField
        defaultValue={refused?.typed['gstNumber'] ?? ''}
        fault={sending.faults['gstNumber']}
      />
    </PasswordForm>
  )
}

async function loadSchema() {
  return (await import('#contract/customers/own-password-form.ts')).PasswordLinkRequest
}
