import { useState } from 'react'
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
    case 'percent':
      return <PercentField {...field} usual={row.usual} onRate={onChange} />
    case 'digits':
      return <TextField {...field} inputMode="numeric" hint={row.hint} />
    case 'price':
      return <TextField {...field} inputMode="decimal" hint={priceHint(value)} />
  }
}

const anotherRate = 'Another rate'

type PercentFieldProps = React.ComponentProps<typeof TextField> & {
  value: string
  usual: readonly string[]
  onRate: (rate: string) => void
}

/** A choice of the usual rates, and beside it, for another one, a field to type it in. */
function PercentField({ usual, onRate, className = '', ...field }: PercentFieldProps) {
  const { label, value, fault, name, onChange } = field
  // A rate on its way to another passes usual ones: 5 on the way to 5.5.
  const [typed, setTyped] = useState<string>()
  const isAnother = typed === value || !usual.includes(value)
  const choice = isAnother ? anotherRate : `${value}%`
  return (
    <div className={`flex items-start gap-3 ${className}`}>
      <SelectField
        label={label}
        isRequired
        className="min-w-0 flex-1"
        fault={isAnother ? undefined : fault}
        choices={[...usual.map((rate) => `${rate}%`), anotherRate]}
        value={choice}
        onChange={({ target }) => {
          const rate = target.value === anotherRate ? '' : target.value.replace('%', '')
          setTyped(rate === '' ? rate : undefined)
          onRate(rate)
        }}
      />
      {isAnother && (
        <TextField
          {...{ name, value, fault }}
          label={`${label} in %`}
          isRequired
          inputMode="decimal"
          autoComplete="off"
          className="min-w-0 flex-1"
          onChange={(event) => {
            setTyped(event.target.value)
            onChange?.(event)
          }}
        />
      )}
    </div>
  )
}
