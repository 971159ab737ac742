import { isNumberField } from '#contract/products/product-fields.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { timeText } from '../../ui/format.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import { Conflict } from '../forms/conflict.tsx'
import type { Difference } from '../forms/conflict.tsx'
import { ThumbnailStrip } from '../pictures/shown-picture.tsx'
import {
  comparedLabels,
  differingFields,
  filledLines,
  typedNumber,
  valuesOf,
} from './product-values.ts'
import type { ComparedField, ProductValues } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'

type ProductConflictProps = {
  form: ProductForm
  /** What somebody else has stored since the form was opened. */
  theirs: ProductRecord
}

export function ProductConflict({ form, theirs }: ProductConflictProps) {
  return (
    <Conflict
      title={productMessages.changedMeanwhile}
      saved={`Saved ${timeText(theirs.changedAt)}`}
      theirs={theirs}
      rows={differences(form, theirs)}
      onTakeTheirs={() => form.takeTheirs(theirs)}
      onKeepMine={() => form.submitMine(theirs)}
    />
  )
}

/** A row for each field. Pictures that were chosen here make their field differ too. */
function differences(form: ProductForm, theirs: ProductRecord): Difference[] {
  const { values, base, chosen } = form
  const added = chosen.added.map(({ address }) => address)
  const stored = valuesOf(theirs)
  const withAdded = (fields: ComparedField[]) =>
    added.length > 0 ? [...new Set([...fields, 'images' as const])] : fields
  const byMe = withAdded(differingFields(values, base.values))
  const byThem = differingFields(stored, base.values)
  return withAdded(differingFields(values, stored)).map((field) => ({
    id: field,
    label: comparedLabels[field],
    note: `Changed by ${!byMe.includes(field) ? 'them' : byThem.includes(field) ? 'both' : 'you'}`,
    mine: versionOf(field, values, added),
    stored: versionOf(field, stored),
    onTake: () =>
      field === 'images' ? form.takeTheirPictures(theirs) : form.change({ [field]: stored[field] }),
  }))
}

function versionOf(field: ComparedField, values: ProductValues, added: string[] = []) {
  if (field === 'images') {
    const stored = values.images.map(({ thumbnail }) => thumbnail)
    return <ThumbnailStrip addresses={[...stored, ...added]} />
  }
  if (field === 'specs') return filledLines(values.specs).join('\n') || '(none)'
  const text = values[field]
  if (text.trim() === '') return ''
  const number = isNumberField(field) ? Number(typedNumber(field, text)) : Number.NaN
  return productFieldText(field, Number.isNaN(number) ? text : number)
}
