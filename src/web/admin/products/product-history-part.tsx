import { useQuery } from '@tanstack/react-query'
import { productCalls } from '#contract/products/product-calls.ts'
import { fieldRowOf } from '#contract/products/product-fields.ts'
import type { FieldChange, ProductEvent } from '#contract/products/product-history.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RetryButton } from '../frame/screen-failure.tsx'
import { DetailPart } from '../lists/detail-list.tsx'
import { failureOf } from '../session/api-error.ts'
import { callQuery } from '../session/call-query.ts'
import { restoreVersion, undoChange } from './announce-change.ts'

type HistoryProps = {
  productId: string
  /** The details are out of date then. */
  onUndo: () => void
}

/** Who changed what, the last change first. */
export function ProductHistory({ productId, onUndo }: HistoryProps) {
  const { data, error, refetch } = useQuery(callQuery(productCalls.findHistory, { id: productId }))
  return (
    <DetailPart title="History">
      {error && (
        <Banner {...failureOf(error, 'Failed to fetch the history')}>
          <RetryButton onRetry={refetch} />
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-4 w-64" />}
      <p className="pb-2 text-sm text-ink-soft">
        Undo takes back the whole change, also of other products that it changed. Restore sets every
        field as it was then, and leaves the pictures.
      </p>
      <ol className="border-t border-hairline empty:hidden">
        {data?.history.map((event, index) => (
          <li key={event.id} className="border-b border-hairline py-1.5 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="wrap-anywhere">{eventText(event)}</span>
              <span className="text-ink-soft">
                <time dateTime={event.at}>{timeText(event.at)}</time>
                {event.kind === 'changed' && (
                  <HistoryButton
                    text="Undo"
                    label={`Undo the change of ${timeText(event.at)}`}
                    onPress={() => leaveWith(undoChange(event.changeId))}
                  />
                )}
                {index > 0 && event.kind !== 'deleted' && (
                  <HistoryButton
                    text="Restore"
                    label={`Restore the version of ${timeText(event.at)}`}
                    onPress={() => leaveWith(restoreVersion(productId, event.id))}
                  />
                )}
              </span>
            </div>
            <ChangedFields fields={event.fields} />
          </li>
        ))}
      </ol>
    </DetailPart>
  )

  function leaveWith(change: Promise<void>) {
    void change
    onUndo()
  }
}

type HistoryButtonProps = { text: string; label: string; onPress: () => void }

function HistoryButton({ text, label, onPress }: HistoryButtonProps) {
  return (
    <Button look="quiet" className="px-2!" aria-label={label} onClick={onPress}>
      {text}
    </Button>
  )
}

function ChangedFields({ fields }: { fields: FieldChange[] }) {
  return (
    <ul className="empty:hidden">
      {fields.map(({ field, from, to }) => (
        <li key={field} className="wrap-anywhere text-ink-soft">
          {labelOf(field)}: <del>{shortened(valueText(field, from))}</del>{' '}
          <ins className="text-ink no-underline">{shortened(valueText(field, to))}</ins>
        </li>
      ))}
    </ul>
  )
}

const mostShown = 300

function shortened(text: string) {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}

function eventText({ kind, by }: ProductEvent) {
  return `${by ?? 'The system'} ${kind} it`
}

function labelOf(field: FieldChange['field']) {
  if (field === 'specs') return 'Specifications'
  return field === 'images' ? 'Pictures' : fieldRowOf(field).label
}

function valueText(field: FieldChange['field'], value: FieldChange['from']) {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'None'
  if (field === 'specs' || field === 'images') return 'None'
  return productFieldText(field, value) || 'None'
}
