import { useState } from 'react'
import { categoryCalls } from '#contract/categories/category-calls.ts'
import { categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory } from '#contract/categories/category.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'

/** Lists of products name their category, and may not show one that is hidden. */
export const categoryReads = [categoryCalls.list, productCalls.listRecords]

/** What a press in a row does. Each can be undone from the toast. */
export function useCategoryChanges() {
  const [going, setGoing] = useState<OfficeCategory>()
  const hiding = useWrite({
    store: ({ id, isHidden }: OfficeCategory) =>
      callApi(categoryCalls.change, { id, isHidden: !isHidden }),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, categoryMessages.changeFailed),
    onStored: (_, { id, name, isHidden }) =>
      announceRestorable({
        message: isHidden ? categoryMessages.shown(name) : categoryMessages.hidden(name),
        restore: () => callApi(categoryCalls.change, { id, isHidden }),
        failed: categoryMessages.changeFailed,
        reads: categoryReads,
      }),
    outdates: categoryReads,
  })
  const { run, failure } = useWrite({
    store: ({ id }: OfficeCategory) => callApi(categoryCalls.remove, { id }),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, categoryMessages.removeFailed),
    onStored: ({ message }, { id }) => announceRestorableCategory(message, id),
  })
  const removal = {
    failure,
    async run(category: OfficeCategory) {
      setGoing(category)
      await run(category)
      // One that is removed has left the list by then, and can come back by Undo.
      await outdate(categoryReads)
      setGoing(undefined)
    },
  }
  return { hiding, removal, going }
}

export function announceRestorableCategory(message: string, id: string) {
  announceRestorable({
    message,
    restore: () => callApi(categoryCalls.restore, { id }),
    failed: categoryMessages.restoreFailed,
    reads: categoryReads,
  })
}
