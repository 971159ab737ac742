import { useEffect, useId, useRef } from 'react'
import { isNumberField } from '#contract/products/product-fields.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import { ListTable, RowButton } from '../lists/list-table.tsx'
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

/** Both versions side by side, so that nothing is overwritten unseen. */
export function ProductConflict({ form, theirs }: ProductConflictProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [theirs])
  const rows = differences(form, theirs)
  return (
    <section aria-labelledby={titleId} className="border border-amber bg-surface">
      <div className="bg-amber-wash px-4 py-3 text-amber">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="font-semibold outline-none">
          {productMessages.changedMeanwhile}
        </h2>
        <p className="text-sm text-ink text-pretty">
          Saved {timeText(theirs.changedAt)}. Nothing of yours is lost: choose which version stays.
        </p>
      </div>
      <div className="@container px-4">
        {rows.length === 0 ? (
          <p className="py-4 text-ink-soft">Both versions are the same by now.</p>
        ) : (
          <ListTable label="Where the versions differ" columns={columns} rows={rows} />
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-4 py-3">
        <Button onClick={() => form.takeTheirs(theirs)}>Take theirs</Button>
        <Button look="action" onClick={() => form.submitMine(theirs)}>
          Keep mine
        </Button>
      </div>
    </section>
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
    cell: ({ mine }) => <Version title="What you typed">{mine}</Version>,
  },
  {
    head: 'What is stored now',
    className: 'col-span-2 @3xl:w-[36%] @3xl:align-top',
    cell: ({ stored }) => <Version title="What is stored now">{stored}</Version>,
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

type VersionProps = { title: string; children: React.ReactNode }

function Version({ title, children }: VersionProps) {
  return (
    <>
      <span className="block text-xs text-ink-soft @3xl:hidden">{title}</span>
      <div className="text-sm whitespace-pre-line wrap-anywhere">{children}</div>
    </>
  )
}

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
