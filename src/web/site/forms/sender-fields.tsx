import type { FieldTexts } from '#contract/refused-response.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'

type SenderFieldsProps = { values: FormValues; fieldErrors: FieldTexts }

/** Who writes. Every field says what the browser may fill in. */
export function SenderFields({ values, fieldErrors }: SenderFieldsProps) {
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: fieldErrors[name],
  })
  const needed = { isRequired: true, isMarked: false }
  return (
    <>
      <TextField label="Name" {...field('name')} {...needed} autoComplete="name" data-first-focus />
      <TextField
        label="Email"
        {...field('email')}
        {...needed}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField label="Phone" {...field('phone')} {...needed} type="tel" autoComplete="tel" />
      <TextField label="Company (optional)" {...field('company')} autoComplete="organization" />
    </>
  )
}

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
