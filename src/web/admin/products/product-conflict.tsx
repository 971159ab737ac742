import { useEffect, useId, useRef } from 'react'
import { isNumberField } from '#contract/products/product-fields.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
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
  const stored = valuesOf(theirs)
  const { values, base, chosen } = form
  const added = chosen.added.map(({ address }) => address)
  const differing = differingFields(values, stored)
  const fields = added.length > 0 ? [...new Set([...differing, 'images' as const])] : differing
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
      <div className="px-4">
        {fields.length === 0 ? (
          <p className="py-4 text-ink-soft">Both versions are the same by now.</p>
        ) : (
          <table
            role="table"
            className="block w-full @2xl:table"
            aria-label="Where the versions differ"
          >
            <ConflictHead />
            <tbody role="rowgroup" className="block @2xl:table-row-group">
              {fields.map((field) => (
                <ConflictRow
                  key={field}
                  field={field}
                  mine={values}
                  theirs={stored}
                  base={base.values}
                  added={added}
                  onTake={() =>
                    field === 'images'
                      ? form.takeTheirPictures(theirs)
                      : form.change({ [field]: stored[field] })
                  }
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-4 py-3">
        <Button onClick={() => form.takeTheirs(theirs)}>Take theirs</Button>
        <Button look="action" onClick={() => form.keepMine(theirs)}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}

function ConflictHead() {
  return (
    <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group">
      <tr role="row" className="text-left text-xs text-ink-soft">
        {['Field', 'What you typed', 'What is stored now', 'Choice'].map((text) => (
          <th key={text} role="columnheader" scope="col" className="pt-3 pr-4 font-semibold">
            {text === 'Choice' ? <span className="sr-only">{text}</span> : text}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type ConflictRowProps = {
  field: ComparedField
  mine: ProductValues
  theirs: ProductValues
  /** What both versions started from. */
  base: ProductValues
  /** Addresses of the pictures that were chosen here. */
  added: string[]
  onTake: () => void
}

function ConflictRow({ field, mine, theirs, base, added, onTake }: ConflictRowProps) {
  const label = comparedLabels[field]
  return (
    <tr role="row" className={look}>
      <th
        role="rowheader"
        scope="row"
        className={`${cell} text-left text-sm font-semibold @2xl:w-40`}
      >
        {label}
        <span className="block text-xs font-normal text-ink-soft">{whoChanged()}</span>
      </th>
      <td role="cell" className={cell}>
        <Version title="What you typed" field={field} values={mine} added={added} />
      </td>
      <td role="cell" className={cell}>
        <Version title="What is stored now" field={field} values={theirs} />
      </td>
      <td role="cell" className={`${cell} @2xl:text-right`}>
        <Button
          look="quiet"
          onClick={onTake}
          aria-label={`Take theirs for ${label}`}
          className="-ml-3 @2xl:ml-0"
        >
          Take theirs
        </Button>
      </td>
    </tr>
  )

  function whoChanged() {
    const isMine = differingFields(mine, base).includes(field)
    if (!isMine && !(field === 'images' && added.length > 0)) return 'Changed by them'
    return differingFields(theirs, base).includes(field) ? 'Changed by both' : 'Changed by you'
  }
}

type VersionProps = {
  title: string
  field: ComparedField
  values: ProductValues
  added?: string[]
}

function Version({ title, field, values, added = [] }: VersionProps) {
  const stored = values.images.map(({ thumbnail }) => thumbnail)
  return (
    <>
      <span className="block text-xs text-ink-soft @2xl:hidden">{title}</span>
      <div className="text-sm whitespace-pre-line wrap-anywhere">
        {field === 'images' ? (
          <ThumbnailStrip addresses={[...stored, ...added]} />
        ) : (
          textOf(field, values)
        )}
      </div>
    </>
  )
}

function textOf(field: Exclude<ComparedField, 'images'>, values: ProductValues) {
  if (field === 'specs') return filledLines(values.specs).join('\n') || '(none)'
  const text = values[field]
  if (text.trim() === '') return '(empty)'
  const number = isNumberField(field) ? Number(plainNumber(text)) : Number.NaN
  return productFieldText(field, Number.isNaN(number) ? text : number)
}

const look =
  'flex flex-col gap-1 border-b border-hairline py-3 last:border-0 @2xl:table-row @2xl:py-0'
const cell =
  '[tr:last-child>&]:border-b-0! @2xl:border-b @2xl:border-hairline @2xl:py-3 @2xl:pr-4 @2xl:align-top @2xl:last:pr-0'
