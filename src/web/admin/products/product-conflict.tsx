import { isNumberField } from '#contract/products/product-fields.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { timeText } from '../../ui/format.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import { Conflict } from '../forms/conflict.tsx'
import { ThumbnailStrip } from '../pictures/shown-picture.tsx'
import { comparedLabels, filledLines, typedNumber } from './product-values.ts'
import type { ComparedField, ProductValues } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'

type ProductConflictProps = {
  form: ProductForm
  /** What somebody else has stored since the form was opened. */
  theirs: ProductRecord
}

export function ProductConflict({ form, theirs }: ProductConflictProps) {
  const { met, values, chosen } = form
  if (!met) return null
  const added = chosen.added.map(({ address }) => address)
  const storedOf = (field: ComparedField) => ({
    id: field,
    label: comparedLabels[field],
    stored: versionOf(field, met.values),
  })
  return (
    <Conflict
      title={productMessages.changedMeanwhile}
      saved={`Saved ${timeText(theirs.changedAt)}`}
      theirs={theirs}
      isSame={met.isSame}
      taken={met.taken.map(storedOf)}
      rows={met.colliding.map((field) => ({
        ...storedOf(field),
        mine: versionOf(field, values, added),
        onTake: () => form.take(field),
      }))}
      onTakeTheirs={() => form.takeTheirs(theirs)}
      onKeepMine={() => form.submitMine(theirs)}
    />
  )
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
