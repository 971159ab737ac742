import { SelectField, TextAreaField, TextField } from '../ui/field.tsx'

const states = {
  plain: {},
  required: { isRequired: true, hint: 'A hint under it' },
  faulty: { fault: 'This field is required', defaultValue: 'Something' },
  disabled: { disabled: true, defaultValue: 'Something' },
}

export function FieldStates() {
  return Object.entries(states).map(([label, state]) => (
    <div key={label} className="grid gap-4 md:grid-cols-3">
      <TextField label={label} placeholder="A placeholder" {...state} />
      <SelectField label={label} choices={['Something', 'Another']} {...state} />
      <TextAreaField label={label} rows={2} {...state} />
    </div>
  ))
}
