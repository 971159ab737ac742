import type { TextRow } from '#contract/company/company-fields.ts'
import { defaultColour, isColour } from '#contract/company/site-colour.ts'
import { Field, TextAreaField, TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'

type CompanyTextProps = {
  name: string
  row: TextRow
  value: string
  error?: string | undefined
  onText: (text: string) => void
}

/** A text of the company, or of an entry of a list. */
export function CompanyText({ name, row, value, error, onText }: CompanyTextProps) {
  const { label, hint, isRequired = false, isWide, kind, choices = [] } = row
  const className = isWide ? '@xl:col-span-2' : ''
  const field = { name, value, label, hint, error, isRequired, className }
  if (kind === 'choice') return <SelectField {...field} choices={choices} onChoose={onText} />
  if (kind === 'colour') return <ColourField {...field} onText={onText} />
  const typed = {
    ...field,
    dir: 'auto',
    autoComplete: 'off',
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onText(target.value),
  }
  if (kind === 'text') return <TextAreaField {...typed} rows={4} />
  return <TextField {...typed} type={kind === 'day' ? 'date' : 'text'} />
}

type ColourFieldProps = {
  name: string
  value: string
  label: string
  hint: string | undefined
  error: string | undefined
  className: string
  onText: (text: string) => void
}

/** A colour as it is written, and beside it as the browser lets one choose it. */
function ColourField(props: ColourFieldProps) {
  const { name, value, label, hint, error, className, onText } = props
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            name={name}
            value={value}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            placeholder={defaultColour}
            onChange={({ target }) => onText(target.value)}
          />
          <input
            type="color"
            aria-label={`Choose the ${label.toLowerCase()}`}
            value={isColour(value) ? value : defaultColour}
            className="min-h-11 w-14 shrink-0 cursor-pointer rounded-md border border-outline bg-surface p-1 md:min-h-9"
            onChange={({ target }) => onText(target.value)}
          />
        </div>
      )}
    </Field>
  )
}
