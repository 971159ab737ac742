import { useState } from 'react'
import { countOf, countText } from '#contract/count-text.ts'
import { trashCalls, trashCallsOf } from '#contract/trash/trash-calls.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import type { TrashedItem } from '#contract/trash/trash.ts'
import { Button } from '../../ui/button.tsx'
import { ListCount } from '../lists/list-view.tsx'
import type { Listing, Noun } from '../lists/office-list.ts'
import {
  ClearSelection,
  SelectedRows,
  SelectPage,
  useRowSelection,
} from '../lists/row-selection.tsx'
import { ApiError, failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { restoredLists } from './restored-lists.ts'

type SelectionSource = {
  path: string
  filter: { q: string; kind: string }
  shown: TrashedItem[]
  total: number
  /** All that the filter finds. */
  readAll: () => Promise<TrashedItem[]>
}

export type TrashSelection = ReturnType<typeof useTrashSelection>

/** Selected items of all pages, which are restored together. */
export function useTrashSelection({ path, filter, shown, total, readAll }: SelectionSource) {
  const selection = useRowSelection({ list: path, filter, shown, total })
  const [done, setDone] = useState(0)
  const restoring = useWrite({
    async store(count: number) {
      setDone(0)
      const items = selection.isAll ? await readAll() : selection.selected
      return restoreEach(items, () => setDone((done) => Math.min(done + 1, count)))
    },
    failureOf: (error) => failureUnder(trashMessages.restoreFailed, error),
    announces: restoredText,
    onStored: selection.clear,
    outdates: [trashCalls.list, ...restoredLists],
  })
  const { count } = selection
  return {
    ...selection,
    failure: restoring.failure,
    isBusy: restoring.isBusy(),
    busyText: `Restoring ${countText(done)} of ${countText(count)}...`,
    restore: () => void restoring.run(count),
  }
}

type Restored = { count: number; refused: { name: string; reason: string }[] }

/** One after the other. One that cannot be restored is named in the end. */
async function restoreEach(items: TrashedItem[], onDone: () => void): Promise<Restored> {
  const refused: Restored['refused'] = []
  for (const item of items) {
    const reason = await restore(item)
    if (reason) refused.push({ name: item.name, reason })
    onDone()
  }
  return { count: items.length - refused.length, refused }
}

/** Gives why not. A catalogue would put the present one of its category into the trash unasked. */
async function restore({ id, kind }: TrashedItem) {
  if (kind === 'catalogue') return trashMessages.catalogueAlone
  const fault = await callApi(trashCallsOf[kind].restore, { id }).then(() => undefined, refusalOf)
  return fault?.message
}

/** Anything else, such as a connection that is gone, ends it. */
function refusalOf(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return error
  throw error
}

function restoredText({ count, refused: [first, ...others] }: Restored) {
  const text = `${countOf(count, 'item was', 'items were')} restored.`
  if (!first) return text
  const more = others.length > 0 ? ` and ${countOf(others.length, 'other')}` : ''
  return `${text} Not restored: ${first.name}${more}. ${first.reason}`
}

type TrashBarProps = { selection: TrashSelection; listing: Listing<TrashedItem>; noun: Noun }

/** The count of the items, or what can be done with those that are selected. */
export function TrashBar({ selection, listing, noun }: TrashBarProps) {
  const { count, clear, isBusy } = selection
  const { total } = listing
  return (
    <div className="-my-1 flex min-h-11 flex-wrap items-center gap-2">
      <SelectPage label={`Select all ${noun[1]} on this page`} selection={selection} />
      {count === 0 && <ListCount {...{ listing, noun }} />}
      {count > 0 && (
        <>
          <SelectedRows {...{ selection, total, isBusy }} />
          <ClearSelection {...{ clear, isBusy }} />
          <Button onClick={selection.restore} aria-disabled={isBusy} className="px-3!">
            {isBusy ? selection.busyText : 'Restore selected'}
          </Button>
        </>
      )}
    </div>
  )
}
