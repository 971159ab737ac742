import { isNumberField } from '#contract/products/product-fields.ts'
import { Button } from '../../ui/button.tsx'
import { productFieldText } from '../../ui/product-field-text.ts'
import { ThumbnailStrip } from '../pictures/shown-picture.tsx'
import { comparedLabels, differingFields, filledLines, plainNumber } from './product-values.ts'
import type { ComparedField, ProductValues } from './product-values.ts'

type ConflictRowProps = {
  field: ComparedField
  mine: ProductValues
  theirs: ProductValues
  /** What both began with. */
  base: ProductValues
  /** Addresses of the pictures that I have chosen besides. */
  added: string[]
  onTake: () => void
}

export function ConflictRow({ field, mine, theirs, base, added, onTake }: ConflictRowProps) {
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
