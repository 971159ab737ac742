import { fieldRowOf } from '#contract/products/product-fields.ts'
import type { ProductField } from '#contract/products/product.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { priceHint } from './price-hint.ts'

type ProductFieldControlProps = {
  name: ProductField
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The control of the field's kind, with its label and fault. */
export function ProductFieldControl({ name, value, fault, onChange }: ProductFieldControlProps) {
  const row = fieldRowOf(name)
  const field = {
    name,
    value,
    fault,
    label: row.label,
    isRequired: row.isRequired,
    autoComplete: 'off',
    className: row.isWide ? '@xl:col-span-2' : '',
    onChange: ({ target }: React.ChangeEvent<Control>) => onChange(target.value),
  }
  switch (row.kind) {
    case 'line':
      return <TextField {...field} />
    case 'text':
      return <TextAreaField {...field} rows={6} />
    case 'choice':
      return <SelectField {...field} choices={row.choices} placeholder={row.placeholder} />
    case 'digits':
      return <TextField {...field} inputMode="numeric" hint={row.hint} />
    case 'price':
      return <TextField {...field} inputMode="decimal" hint={priceHint(value)} />
  }
}
