import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { customerNameOf } from '#contract/customer-directory/customer-record.ts'
import type { CustomerMerge } from '#contract/customer-directory/customer-record.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { DetailPart } from '../lists/detail-list.tsx'
import { Permitted } from '../session/permitted.tsx'
import { useUndoMerge } from './use-merge.ts'

/** Records that became a part of this one. */
export function MergedRecords({ merges }: { merges: CustomerMerge[] }) {
  const undoing = useUndoMerge()
  if (merges.length === 0 && !undoing.failure) return null
  return (
    <DetailPart title="Merged into this customer">
      {undoing.failure && <Banner {...undoing.failure} />}
      <ul className="border-t border-hairline text-sm">
        {merges.map(({ id, at, by, ...record }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-1.5"
          >
            <div className="min-w-0 grow wrap-anywhere">
              <bdi>{customerNameOf(record)}</bdi>
              <p className="text-ink-soft">
                {by} · <time dateTime={at}>{timeText(at)}</time>
              </p>
            </div>
            <Permitted call={customerRecordCalls.undoMerge}>
              <Button
                look="quiet"
                aria-label={`Undo the merge of ${customerNameOf(record)}`}
                onClick={() => void undoing.run(id)}
              >
                {undoing.isBusy(id) ? 'Undoing...' : 'Undo'}
              </Button>
            </Permitted>
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}
