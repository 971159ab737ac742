import { useState } from 'react'
import { TextAreaField, TextField } from '../ui/field.tsx'
import { SelectField } from '../ui/select.tsx'

const long = 'A hint that goes on '.repeat(6).trim()

/** The theme makes no classes for this page alone. */
const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }

const states = {
  plain: {},
  'with a long hint': { hint: long },
  required: { isRequired: true, hint: 'A hint under it' },
  'required as all are': { isRequired: true, isMarked: false },
  wrong: { error: 'This field is required' },
}

export function FieldStates() {
  return (
    <>
      {Object.entries(states).map(([label, state]) => (
        <FieldsInState key={label} label={label} {...state} />
      ))}
      <fieldset disabled className="contents">
        <FieldsInState label="disabled" />
      </fieldset>
    </>
  )
}

type FieldsInStateProps = {
  label: string
  hint?: string
  error?: string
  isRequired?: boolean
  isMarked?: boolean
}

function FieldsInState(state: FieldsInStateProps) {
  const [choice, setChoice] = useState('')
  return (
    <div className="grid gap-4" style={columns}>
      <TextField placeholder="A placeholder" {...state} />
      <SelectField
        {...state}
        value={choice}
        choices={['Something', 'Another', long]}
        placeholder="Choose one"
        onChoose={setChoice}
      />
      <TextAreaField rows={2} {...state} />
    </div>
  )
}
