import type { FieldTexts } from '#contract/refused-answer.ts'
import { productFieldNames } from '#contract/products/product-fields.ts'
import { FormSection } from '../forms/form-section.tsx'
import { ProductFieldControl } from './product-field-control.tsx'
import type { ProductValues } from './product-values.ts'
import { SpecificationLines } from './specification-lines.tsx'

type ProductFieldsProps = {
  values: ProductValues
  faults: FieldTexts
  onChange: (changes: Partial<ProductValues>) => void
}

export function BasicInformation({ values, faults, onChange }: ProductFieldsProps) {
  return (
    <FormSection title="Basic Information" hint="What the list and the product page show first.">
      <div className="grid gap-x-5 gap-y-4 @xl:grid-cols-2">
        {productFieldNames.map((name) => (
          <ProductFieldControl
            key={name}
            name={name}
            value={values[name]}
            fault={faults[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </FormSection>
  )
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
