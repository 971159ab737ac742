import { customerLimits } from '#contract/customers/customer.ts'
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
        maxLength={customerLimits.longestPassword}
        hint={`At least ${customerLimits.ownPassword} characters`}
        fault={faults[name]}
      />
      <TextField
        label="Repeat the new password"
        name="repeatedPassword"
        {...field}
        maxLength={customerLimits.longestPassword}
        fault={faults['repeatedPassword']}
      />
    </>
  )
}
