import type { FieldTexts } from '#contract/refused-response.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'

type UserIdFieldProps = { values: FormValues | undefined; fieldErrors: FieldTexts }

export function UserIdField({ values, fieldErrors }: UserIdFieldProps) {
  return (
    <TextField
      label="GST Number (User ID)"
      name="gstNumber"
      hint="No GST number? Use your e-mail."
      defaultValue={values?.['gstNumber'] ?? ''}
      error={fieldErrors['gstNumber']}
      autoComplete="username"
      autoCapitalize="characters"
      spellCheck={false}
      isRequired
      isMarked={false}
      data-first-focus
    />
  )
}
