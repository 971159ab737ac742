import type { FieldTexts } from '#contract/refused-response.ts'
import { TextField } from '../../ui/field.tsx'
import type { RefusedForm } from '../forms/form-action.ts'

type UserIdFieldProps = { refused: RefusedForm | undefined; fieldErrors: FieldTexts }

export function UserIdField({ refused, fieldErrors }: UserIdFieldProps) {
  return (
    <TextField
      label="GST Number (User ID)"
      name="gstNumber"
      hint="Or your e-mail, where we know no GST number of yours."
      defaultValue={refused?.values['gstNumber'] ?? ''}
      error={fieldErrors['gstNumber']}
      autoComplete="username"
      autoCapitalize="characters"
      spellCheck={false}
      isRequired
      isMarked={false}
    />
  )
}
