import { Fragment } from 'react'
import { fieldRowOf, productFieldNames } from '#contract/products/product-fields.ts'
import type { ProductField } from '#contract/products/product.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { priceText } from '#contract/products/price-text.ts'
import { typedPrice } from '#contract/products/typed-number.ts'
import { Field, TextAreaField, TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import { useCategoryNames } from '../categories/use-categories.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { ModelWarning } from './model-warning.tsx'
import { MomentField } from './moment-field.tsx'
import { PercentField } from './percent-field.tsx'
import type { ProductValues } from './product-values.ts'
import { SpecificationLines } from './specification-lines.tsx'
import { SuggestedInput } from './suggested-input.tsx'

type ProductFieldsProps = {
  id?: string | undefined
  values: ProductValues
  fieldErrors: FieldTexts
  onChange: (changes: Partial<ProductValues>) => void
}

export function BasicInformation({ id, values, fieldErrors, onChange }: ProductFieldsProps) {
  const { brand, modelNo } = values
  return (
    <FormSection
      title="Basic Information"
      hint="Shown in the list and at the top of the product page."
    >
      <div className="grid gap-x-5 gap-y-4 @xl:grid-cols-2">
        {shownFields(values).map((name) => (
          <Fragment key={name}>
            <ProductFieldControl
              name={name}
              value={values[name]}
              error={fieldErrors[name]}
              onChange={(value) => onChange({ [name]: value })}
            />
            {name === 'modelNo' && <ModelWarning {...{ id, brand, modelNo }} />}
          </Fragment>
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
