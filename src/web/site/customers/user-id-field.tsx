import { TextField } from '../../ui/field.tsx'

type UserIdFieldProps = { defaultValue: string; fault: string | undefined }

export function UserIdField({ defaultValue, fault }: UserIdFieldProps) {
  return (
    <TextField
      label="GST Number (User ID)"
      name="gstNumber"
      hint="Or your e-mail, where we know no GST number of yours."
      defaultValue={defaultValue}
      fault={fault}
      autoComplete="username"
      autoCapitalize="characters"
      spellCheck={false}
      isRequired
      isMarked={false}
    />
  )
}
