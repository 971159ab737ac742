import { useQuery } from '@tanstack/react-query'
import { countOf, productsText } from '#contract/count-text.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { fieldRowOf } from '#contract/products/product-fields.ts'
import type { FieldChange, ProductEvent } from '#contract/products/product-history.ts'
import type { TextChange } from '#contract/text-change.ts'
import { timeText } from '../../ui/format.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import { useQuestion } from '../forms/use-question.tsx'
import { DetailPart } from '../lists/detail-list.tsx'
import { HistoryButton, HistoryEntry, HistoryList } from '../lists/history-list.tsx'
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
  const current = data?.history.find(isVersion)
  const question = useQuestion({
    textsOf: undoQuestion,
    onYes: ({ changeId }: ProductEvent) => leaveWith(undoChange(changeId)),
  })
  return (
    <DetailPart title="History">
      <p className="pb-2 text-sm text-ink-soft">
        Undo takes back the whole change, also of other products that it changed. Restore sets every
        field as it was then. Images, documents and accessories are not changed.
      </p>
      <HistoryList {...{ error, refetch }} events={data?.history}>
        {(event) => (
          <HistoryEntry
            key={event.id}
            text={`${event.by ?? 'The system'} ${textOf(event)}`}
            at={event.at}
            changes={event.fields.map(textChangeOf)}
            buttons={
              <>
                {event.kind === 'changed' && (
                  <HistoryButton
                    text="Undo"
                    label={`Undo the change of ${timeText(event.at)}`}
                    onPress={() => undo(event)}
                  />
                )}
                {isVersion(event) && event !== current && (
                  <HistoryButton
                    text="Restore"
                    label={`Restore the version of ${timeText(event.at)}`}
                    onPress={() => leaveWith(restoreVersion(productId, event.id))}
                  />
                )}
              </>
            }
          />
        )}
      </HistoryList>
      {question.dialog}
    </DetailPart>
  )

  function undo(event: ProductEvent) {
    if (event.otherProducts > 0) question.ask(event)
    else leaveWith(undoChange(event.changeId))
  }

  function leaveWith(change: Promise<void>) {
    void change
    onUndo()
  }
}

const texts: Record<ProductEvent['kind'], string> = {
  added: 'added it',
  changed: 'changed it',
  restored: 'restored it',
  deleted: 'deleted it',
  'accessory-added': 'added the accessory',
  'accessory-removed': 'removed the accessory',
  'document-added': 'added the document',
  'document-changed': 'changed the document',
  'document-deleted': 'deleted the document',
  'document-restored': 'restored the document',
}

function textOf({ kind, name, otherProducts }: ProductEvent) {
  if (name !== null) return `${texts[kind]} “${name}”`
  return otherProducts > 0 ? `${texts[kind]} with ${othersText(otherProducts)}` : texts[kind]
}

function othersText(count: number) {
  return countOf(count, 'other product')
}

function undoQuestion({ otherProducts }: ProductEvent) {
  return {
    question: `Undo the change of ${productsText(otherProducts + 1)}?`,
    hint: `The change is undone for this product and ${othersText(otherProducts)}, except for those that somebody has changed since.`,
    yes: 'Undo the change',
  }
}

/** A version is restored by one of these events alone. */
function isVersion({ kind }: ProductEvent) {
  return kind === 'added' || kind === 'changed' || kind === 'restored'
}

function textChangeOf({ field, from, to }: FieldChange): TextChange {
  return { field, label: labelOf(field), from: valueText(field, from), to: valueText(field, to) }
}

function labelOf(field: FieldChange['field']) {
  if (field === 'specs') return 'Specifications'
  return field === 'images' ? 'Images' : fieldRowOf(field).label
}

function valueText(field: FieldChange['field'], value: FieldChange['from']) {
  if (Array.isArray(value)) return value.join(', ')
  if (field === 'specs' || field === 'images') return ''
  return value === null ? '' : productFieldText(field, value)
}
