import type { FieldTexts } from '#contract/refused-answer.ts'
import { productCategories, stockStatuses } from '#contract/products/product.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { priceHint } from './price-hint.ts'
import { productLabels } from './product-values.ts'
import type { ProductField, ProductValues } from './product-values.ts'
import { SpecificationLines } from './specification-lines.tsx'

type ProductFieldsProps = {
  values: ProductValues
  faults: FieldTexts
  onChange: (changes: Partial<ProductValues>) => void
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function BasicInformation({ values, faults, onChange }: ProductFieldsProps) {
  return (
    <FormSection title="Basic Information" hint="What the list and the product page show first.">
      <div className="grid gap-x-5 gap-y-4 @xl:grid-cols-2">
        <TextField {...field('name')} className="@xl:col-span-2" />
        <TextField {...field('brand')} />
        <SelectField
          {...field('category')}
          choices={productCategories}
          placeholder="Select a category"
        />
        <TextField {...field('price')} inputMode="decimal" hint={priceHint(values.price)} />
        <SelectField {...field('stockStatus')} choices={stockStatuses} />
        <TextField {...field('modelNo')} />
        <TextField {...field('warranty')} />
        <TextAreaField {...field('description')} rows={6} className="@xl:col-span-2" />
      </div>
    </FormSection>
  )

  function field(name: ProductField) {
    return {
      name,
      label: productLabels[name],
      value: values[name],
      fault: faults[name],
      isRequired: true,
      autoComplete: 'off',
      onChange: ({ target }: React.ChangeEvent<Control>) => onChange({ [name]: target.value }),
    }
  }
}

export function ProductSpecifications({ values, faults, onChange }: ProductFieldsProps) {
  return (
    <FormSection
      title="Specifications"
      hint="One fact a line, the most important first: a card shows the first four."
    >
      <SpecificationLines
        lines={values.specs}
        fault={faults.specs}
        onChange={(specs) => onChange({ specs })}
      />
    </FormSection>
  )
}
