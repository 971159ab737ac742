import { useState } from 'react'
import { fieldRowOf, productFieldNames } from '#contract/products/product-fields.ts'
import type { ProductField } from '#contract/products/product.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { priceText } from '#contract/products/price-text.ts'
import { typedPrice } from '#contract/products/typed-number.ts'
import { Field, TextAreaField, TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import { useCategoryNames } from '../categories/use-categories.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { MomentField } from './moment-field.tsx'
import type { ProductValues } from './product-values.ts'
import { SpecificationLines } from './specification-lines.tsx'
import { SuggestedInput } from './suggested-input.tsx'

type ProductFieldsProps = {
  id?: string | undefined
  values: ProductValues
  fieldErrors: FieldTexts
  onChange: (changes: Partial<ProductValues>) => void
}

export function BasicInformation({ values, fieldErrors, onChange }: ProductFieldsProps) {
  return (
    <FormSection
      title="Basic Information"
      hint="Shown in the list and at the top of the product page."
    >
      <div className="grid gap-x-5 gap-y-4 @xl:grid-cols-2">
        {shownFields(values).map((name) => (
          <ProductFieldControl
            key={name}
            name={name}
            value={values[name]}
            error={fieldErrors[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </FormSection>
  )
}

/** Only a draft has a date on which it is published. */
function shownFields({ publication }: ProductValues) {
  return productFieldNames.filter((name) => name !== 'publishAt' || publication === 'Draft')
}

export function ProductSpecifications({ id, values, fieldErrors, onChange }: ProductFieldsProps) {
  return (
    <FormSection
      title="Specifications"
      hint="One specification per line, the most important first. Cards show the first four. Drag a line by its number, or move it with Alt ↑ and Alt ↓. A line without a label is a value alone. Two columns of a spreadsheet can be pasted."
    >
      <SpecificationLines
        id={id}
        category={values.category || undefined}
        lines={values.specs}
        error={fieldErrors.specs}
        onChange={(specs) => onChange({ specs })}
      />
    </FormSection>
  )
}

type ProductFieldControlProps = {
  name: ProductField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** The control for the kind of the field, with its label and error. */
function ProductFieldControl({ name, value, error, onChange }: ProductFieldControlProps) {
  const row = fieldRowOf(name)
  const field = {
    name,
    value,
    error,
    label: row.label,
    isRequired: row.isRequired,
    className: row.isWide ? '@xl:col-span-2' : '',
  }
  const typed = {
    ...field,
    autoComplete: 'off',
    onChange: ({ target }: React.ChangeEvent<Control>) => onChange(target.value),
  }
  switch (row.kind) {
    case 'line':
      return name === 'brand' ? (
        <BrandField {...field} onText={onChange} />
      ) : (
        <TextField {...typed} />
      )
    case 'text':
      return <TextAreaField {...typed} rows={6} />
    case 'choice':
      return <SelectField {...field} choices={row.choices} onChoose={onChange} />
    case 'category':
      return <CategoryField {...field} placeholder={row.placeholder} onChoose={onChange} />
    case 'percent':
      return <PercentField {...typed} usual={row.usual} onRate={onChange} />
    case 'digits':
      return <TextField {...typed} inputMode="numeric" hint={row.hint} />
    case 'moment':
      return (
        <MomentField {...field} hint={isOver(value) ? momentOver : row.hint} onMoment={onChange} />
      )
    case 'price':
      return <TextField {...typed} inputMode="decimal" hint={priceHint(value)} />
  }
}

function CategoryField(props: Omit<React.ComponentProps<typeof SelectField>, 'choices'>) {
  return <SelectField {...props} choices={useCategoryNames()} />
}

type BrandFieldProps = Omit<React.ComponentProps<typeof Field>, 'children'> & {
  name: string
  value: string
  onText: (brand: string) => void
}

function BrandField({ name, value, onText, ...field }: BrandFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <SuggestedInput {...control} {...{ name, value, onText }} suggested={{ of: 'brand' }} />
      )}
    </Field>
  )
}

const anotherRate = 'Another rate'

type PercentFieldProps = React.ComponentProps<typeof TextField> & {
  value: string
  usual: readonly string[]
  onRate: (rate: string) => void
}

/** A choice of the usual rates; for another rate, a text field appears beside it. */
function PercentField({ usual, onRate, className = '', ...field }: PercentFieldProps) {
  const { label, value, error, name, onChange } = field
  // While 5.5 is typed, the value is 5 for a moment, which is a usual rate.
  const [typed, setTyped] = useState<string>()
  const isAnother = typed === value || !usual.includes(value)
  const choice = isAnother ? anotherRate : `${value} %`
  return (
    <div className={`flex items-start gap-3 ${className}`}>
      <SelectField
        label={label}
        isRequired
        className="min-w-0 flex-1"
        error={isAnother ? undefined : error}
        choices={[...usual.map((rate) => `${rate} %`), anotherRate]}
        value={choice}
        onChoose={(chosen) => {
          const rate = chosen === anotherRate ? '' : chosen.replace(' %', '')
          setTyped(rate === '' ? rate : undefined)
          onRate(rate)
        }}
      />
      {isAnother && (
        <TextField
          {...{ name, value, error }}
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

const momentOver = 'This time is over: the product will be on the site as soon as it is saved.'

function isOver(moment: string) {
  return moment !== '' && Date.parse(moment) <= Date.now()
}

/** Shows the price as the site will show it, while it is typed. */
function priceHint(text: string) {
  const plain = typedPrice(text)
  const isNumber = /^\d{1,9}(\.\d{0,2})?$/.test(plain)
  return isNumber
    ? `Shown as ${priceText(Number(plain))}`
    : 'In rupees. 0 is shown as “Price on request”.'
}
