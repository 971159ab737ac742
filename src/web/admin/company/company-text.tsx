import type { TextRow } from '#contract/company/company-fields.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { ColourField } from './colour-field.tsx'
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
  return kind === 'text' ? <TextAreaField {...typed} rows={4} /> : <TextField {...typed} />
}
