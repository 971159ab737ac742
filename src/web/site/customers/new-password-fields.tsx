import { ownPasswordLimits } from '#contract/customers/own-password.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import { TextField } from '../../ui/field.tsx'

/** Typed twice: a page without scripts cannot show what is being typed. */
export function NewPasswordFields({ name, faults }: { name: string; faults: FieldTexts }) {
  const field = {
    type: 'password',
    autoComplete: 'new-password',
    isRequired: true,
    isMarked: false,
  }
  return (
    <>
      <TextField
        label="New password"
        name={name}
        {...field}
        maxLength={ownPasswordLimits.longestPassword}
        hint={`At least ${ownPasswordLimits.ownPassword} characters`}
        fault={faults[name]}
      />
      <TextField
        label="Repeat the new password"
        name="repeatedPassword"
        {...field}
        maxLength={ownPasswordLimits.longestPassword}
        fault={faults['repeatedPassword']}
      />
    </>
  )
}
