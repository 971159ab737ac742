import { isNumberField } from '#contract/products/product-fields.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { timeText } from '../../ui/format.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import { Conflict, ConflictVersion } from '../forms/conflict.tsx'
import { RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { ThumbnailStrip } from '../pictures/shown-picture.tsx'
import {
  comparedLabels,
  differingFields,
  filledLines,
  plainNumber,
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
      columns={columns}
      onTakeTheirs={() => form.takeTheirs(theirs)}
      onKeepMine={() => form.submitMine(theirs)}
    />
  )
}

type Difference = {
  id: ComparedField
  changedBy: string
  mine: React.ReactNode
  stored: React.ReactNode
  onTake: () => void
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
    changedBy: !byMe.includes(field) ? 'them' : byThem.includes(field) ? 'both' : 'you',
    mine: versionOf(field, values, added),
    stored: versionOf(field, stored),
    onTake: () =>
      field === 'images' ? form.takeTheirPictures(theirs) : form.change({ [field]: stored[field] }),
  }))
}

const columns: Column<Difference>[] = [
  {
    head: 'Field',
    className: 'col-span-2 text-sm font-semibold @3xl:w-40 @3xl:align-top',
    cell: ({ id, changedBy }) => (
      <>
        {comparedLabels[id]}
        <span className="block text-xs font-normal text-ink-soft">Changed by {changedBy}</span>
      </>
    ),
  },
  {
    head: 'What you typed',
    className: 'col-span-2 @3xl:w-[36%] @3xl:align-top',
    cell: ({ mine }) => <ConflictVersion title="What you typed">{mine}</ConflictVersion>,
  },
  {
    head: 'What is stored now',
    className: 'col-span-2 @3xl:w-[36%] @3xl:align-top',
    cell: ({ stored }) => <ConflictVersion title="What is stored now">{stored}</ConflictVersion>,
  },
  {
    head: 'Choice',
    isRight: true,
    className: '@3xl:align-top',
    cell: ({ id, onTake }) => (
      <RowButton
        text="Take theirs"
        label={`Take theirs for ${comparedLabels[id]}`}
        onPress={onTake}
      />
    ),
  },
]

function versionOf(field: ComparedField, values: ProductValues, added: string[] = []) {
  if (field === 'images') {
    const stored = values.images.map(({ thumbnail }) => thumbnail)
    return <ThumbnailStrip addresses={[...stored, ...added]} />
  }
  if (field === 'specs') return filledLines(values.specs).join('\n') || '(none)'
  const text = values[field]
  if (text.trim() === '') return '(empty)'
  const number = isNumberField(field) ? Number(plainNumber(text)) : Number.NaN
  return productFieldText(field, Number.isNaN(number) ? text : number)
}
