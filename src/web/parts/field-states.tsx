import { TextAreaField, TextField } from '../ui/field.tsx'
import { SelectField } from '../ui/select-field.tsx'

const long = 'A hint that goes on '.repeat(6).trim()

/** The theme makes no classes for this page alone. */
const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }

const states = {
  plain: {},
  'with a long hint': { hint: long },
  required: { isRequired: true, hint: 'A hint under it' },
  'required as all are': { isRequired: true, isMarked: false },
  wrong: { error: 'This field is required', defaultValue: 'Something' },
  disabled: { disabled: true, defaultValue: 'Something' },
}

export function FieldStates() {
  return Object.entries(states).map(([label, state]) => (
    <div key={label} className="grid gap-4" style={columns}>
      <TextField label={label} placeholder="A placeholder" {...state} />
      <SelectField
        label={label}
        choices={['Something', 'Another']}
        placeholder="Choose one"
        {...state}
      />
      <TextAreaField label={label} rows={2} {...state} />
    </div>
  ))
}
