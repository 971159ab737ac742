import { imageListLimits } from '#contract/image-lists/image-list.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import { TextField } from '../../ui/field.tsx'
import { CategoryField } from './category-field.tsx'
import type { PictureListWay } from './picture-list-way.ts'
import type { Typed } from './use-open-cards.ts'

type PictureFieldsProps = {
  way: PictureListWay
  values: Typed
  faults: FieldTexts
  categories: string[]
  /** How many there are in the whole list. Absent where only a part of it is shown. */
  of: number | undefined
}

export function PictureFields({ way, values, faults, categories, of }: PictureFieldsProps) {
  return (
    <>
      <TextField
        label="Alternative text"
        name="alt"
        defaultValue={values.alt}
        hint={way.texts.altHint}
        fault={faults.alt}
        maxLength={imageListLimits.alt}
        className="@lg:col-span-2"
      />
      {way.fields.includes('link') && (
        <TextField
          label="Link"
          name="link"
          type="url"
          inputMode="url"
          defaultValue={values.link}
          placeholder="https://"
          fault={faults.link}
          maxLength={imageListLimits.link}
          className="@lg:col-span-2"
        />
      )}
      {way.fields.includes('category') && (
        <CategoryField
          label="Category"
          categories={categories}
          defaultValue={values.category}
          fault={faults.category}
        />
      )}
      {of !== undefined && (
        <TextField
          label={`Position (1 to ${of})`}
          name="position"
          type="number"
          min={1}
          max={of}
          defaultValue={values.position}
          fault={faults.position}
        />
      )}
    </>
  )
}
