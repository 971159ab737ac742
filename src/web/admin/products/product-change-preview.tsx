import { countText } from '#contract/count-text.ts'
import { bulkFields, changeMessages } from '#contract/products/product-change.ts'
import { isNumberField } from '#contract/products/product-fields.ts'
import type { BulkField, BulkValues, ChangedProduct } from '#contract/products/product-change.ts'
import { productFieldText } from '../../ui/product-field-text.ts'

/** What a change would do: to how many products, and to the first of them. */
export type PlannedChange = { count: number; unpriced: number; sample: ChangedProduct[] }

export function ChangePreview({
  planned: { count, unpriced, sample },
}: {
  planned: PlannedChange
}) {
  const [first] = sample
  if (!first && unpriced === 0) return <p>All of them have this value already.</p>
  return (
    <>
      {unpriced > 0 && <p className="mb-3">{changeMessages.unpriced(unpriced)}</p>}
      {first && <ChangedProducts {...{ first, count, sample }} />}
    </>
  )
}

type ChangedProductsProps = { first: ChangedProduct; count: number; sample: ChangedProduct[] }

function ChangedProducts({ first, count, sample }: ChangedProductsProps) {
  const fields = bulkFields.filter((field) => field in first.after)
  const aligned = fields.every(isNumberField) ? 'text-right' : ''
  return (
    <>
      <table className="w-full text-sm">
        <thead className="text-left text-xs text-ink-soft">
          <tr>
            {['Product', 'Before', 'After'].map((head) => (
              <th
                key={head}
                scope="col"
                className={`border-b border-hairline py-1.5 pr-3 font-semibold last:pr-0 ${head === 'Product' ? '' : aligned}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map(({ id, name, before, after }) => (
            <tr key={id} className="border-b border-hairline align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-medium wrap-anywhere">
                <bdi className="line-clamp-2">{name}</bdi>
              </th>
              <td className={`py-1.5 pr-3 figures ${aligned}`}>{valuesText(before, fields)}</td>
              <td className={`py-1.5 font-semibold figures ${aligned}`}>
                {valuesText(after, fields)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > sample.length && (
        <p className="mt-3 text-sm text-ink-soft">
          {`These are the first ${sample.length} of ${countText(count)}.`}
        </p>
      )}
    </>
  )
}

function valuesText(values: BulkValues, fields: BulkField[]) {
  return fields
    .flatMap((field) => {
      const value = values[field]
      return value === undefined ? [] : productFieldText(field, value)
    })
    .join(', ')
}
