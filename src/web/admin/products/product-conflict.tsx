import { useEffect, useId, useRef } from 'react'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { ConflictRow } from './conflict-row.tsx'
import { differingFields, valuesOf } from './product-values.ts'
import type { ProductEdit } from './use-product-edit.ts'

type ProductConflictProps = {
  edit: ProductEdit
  /** What somebody else has stored meanwhile. */
  theirs: ProductRecord
  onKeepMine: () => void
}

/** Both versions side by side: nothing is overwritten unseen. */
export function ProductConflict({ edit, theirs, onKeepMine }: ProductConflictProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [theirs])
  const stored = valuesOf(theirs)
  const { draft, chosen } = edit
  const added = chosen.added.map(({ address }) => address)
  const differing = differingFields(draft.values, stored)
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
                  mine={draft.values}
                  theirs={stored}
                  base={draft.base.values}
                  added={added}
                  onTake={() =>
                    field === 'images'
                      ? edit.takeTheirPictures(theirs)
                      : draft.change({ [field]: stored[field] })
                  }
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-4 py-3">
        <Button onClick={() => edit.takeTheirs(theirs)}>Take theirs</Button>
        <Button look="action" onClick={onKeepMine}>
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
