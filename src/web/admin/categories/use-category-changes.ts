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

type CategoryChange = {
  category: OfficeCategory
  store: () => Promise<{ message: string }>
  /** Undoes it from the toast. */
  announceStored: (message: string) => void
  failed: string
}

/** What a press in a row does. Each can be undone from the toast, and the failure is that of the last one. */
export function useCategoryChanges() {
  const [going, setGoing] = useState<OfficeCategory>()
  const { run, failure } = useWrite({
    store: ({ store }: CategoryChange) => store(),
    subjectOf: ({ category }) => category.id,
    failureOf: (error, { failed }) => failureOf(error, failed),
    onStored: ({ message }, { announceStored }) => announceStored(message),
    outdates: categoryReads,
  })
  return {
    failure,
    going,
    hide: (category: OfficeCategory) => run(hidingOf(category)),
    async remove(category: OfficeCategory) {
      setGoing(category)
      await run({
        category,
        store: () => callApi(categoryCalls.remove, { id: category.id }),
        announceStored: (message) => announceRestorableCategory(message, category.id),
        failed: categoryMessages.removeFailed,
      })
      // One that is removed has left the list by then, and can come back by Undo.
      await outdate(categoryReads)
      setGoing(undefined)
    },
  }
}

/** Or showing, where it is hidden. */
function hidingOf(category: OfficeCategory): CategoryChange {
  const { id, name, isHidden } = category
  return {
    category,
    store: () => callApi(categoryCalls.change, { id, isHidden: !isHidden }),
    announceStored: () =>
      announceRestorable({
        message: isHidden ? categoryMessages.shown(name) : categoryMessages.hidden(name),
        restore: () => callApi(categoryCalls.change, { id, isHidden }),
        failed: categoryMessages.changeFailed,
        reads: categoryReads,
      }),
    failed: categoryMessages.changeFailed,
  }
}

export function announceRestorableCategory(message: string, id: string) {
  announceRestorable({
    message,
    restore: () => callApi(categoryCalls.restore, { id }),
    failed: categoryMessages.restoreFailed,
    reads: categoryReads,
  })
}
