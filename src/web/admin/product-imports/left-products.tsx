import { useQuery } from '@tanstack/react-query'
import { countText, productsText } from '#contract/count-text.ts'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import { undoLeftText } from '#contract/product-imports/product-import.ts'
import type { ImportUndo } from '#contract/product-imports/product-import.ts'
import { ListSkeleton } from '../lists/list-screen.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { callQuery } from '../session/call-query.ts'

/** Which products an undo leaves as they are, and why, by what they are now. */
export function LeftProducts({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(callQuery(productImportCalls.findUndo, { id }))
  return (
    <div role="status" className="flex max-w-3xl flex-col gap-2">
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to find what is left of the import"
        skeleton={<ListSkeleton text="Looking for what is left..." />}
      />
      {data && <p className="font-semibold">{possibleText(data)}</p>}
      {data?.left.map(({ reason, count, names }) => (
        <div key={reason} className="text-sm wrap-anywhere">
          <p>{undoLeftText(reason, count)}</p>
          <p className="text-ink-soft">
            {names.map((name, at) => (
              <span key={`${at} ${name}`}>
                {at > 0 && ', '}
                <bdi>{name}</bdi>
              </span>
            ))}
            {count > names.length && ` and ${countText(count - names.length)} more`}
          </p>
        </div>
      ))}
    </div>
  )
}

function possibleText({ withdrawn, restored }: ImportUndo) {
  const count = withdrawn + restored
  if (count === 0) return 'Nothing more can be undone now.'
  return `${productsText(count)} can be undone now.`
}
