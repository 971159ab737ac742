import { Field } from './field.tsx'

type SelectFieldProps = Omit<React.ComponentProps<typeof Field>, 'children'> & {
  name?: string
  value?: string
  onChange?: React.ChangeEventHandler<HTMLSelectElement>
  autoComplete?: string
  choices: readonly string[]
  placeholder?: string
}

/** The platform's own select: on a phone it opens the system's picker. */
export function SelectField(props: SelectFieldProps) {
  const { name, value, onChange, autoComplete, choices, placeholder, ...field } = props
  return (
    <Field {...field}>
      {(control) => (
        <select {...{ name, value, onChange, autoComplete }} {...control}>
          {placeholder && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
