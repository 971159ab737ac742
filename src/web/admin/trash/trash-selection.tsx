import { useState } from 'react'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import type { RefusedItem, TrashedItem, TrashKind } from '#contract/trash/trash.ts'
import { Button } from '../../ui/button.tsx'
import { ListCount } from '../lists/list-view.tsx'
import { namesText } from '../lists/names-text.ts'
import type { Listing, Noun } from '../lists/office-list.ts'
import {
  ClearSelection,
  SelectedRows,
  SelectPage,
  useRowSelection,
} from '../lists/row-selection.tsx'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { restoredLists } from './restored-lists.ts'

type SelectionSource = {
  path: string
  filter: { q: string; kind: TrashKind | '' }
  shown: TrashedItem[]
  total: number
}

export type TrashSelection = ReturnType<typeof useTrashSelection>

/** Selected items of all pages, which are restored together. */
export function useTrashSelection({ path, filter, shown, total }: SelectionSource) {
  const selection = useRowSelection({ list: path, filter, shown, total })
  const [left, setLeft] = useState<Failure>()
  const restoring = useWrite({
    store(selected: Selected) {
      setLeft(undefined)
      return callApi(trashCalls.restoreSeveral, targetOf(selected, filter))
    },
    failureOf: (error) => failureUnder(trashMessages.restoreFailed, error),
    announces: ({ message }) => message,
    onStored({ refused }, { selected }) {
      selection.clear()
      if (refused.length > 0) setLeft(leftOf(refused, selected))
    },
    outdates: [trashCalls.list, ...restoredLists],
  })
  const { selected, isAll } = selection
  return {
    ...selection,
    failure: restoring.failure ?? left,
    isBusy: restoring.isBusy(),
    restore: () => void restoring.run({ selected, isAll }),
  }
}

type Selected = { selected: TrashedItem[]; isAll: boolean }

function targetOf({ selected, isAll }: Selected, { q, kind }: SelectionSource['filter']) {
  if (isAll) return { query: { q, kind: kind || undefined } }
  return { items: selected.map(({ kind, id }) => ({ kind, id })) }
}

/** Names what stays, by reason: a toast would be gone before all of it is read. */
function leftOf(refused: RefusedItem[], selected: TrashedItem[]): Failure {
  const nameOf = ({ id, name }: RefusedItem) =>
    name ?? selected.find((item) => item.id === id)?.name ?? ''
  const byReason = Map.groupBy(refused, ({ reason }) => reason)
  const texts = [...byReason].map(([reason, items]) => `${namesText(items.map(nameOf))}: ${reason}`)
  return {
    title: trashMessages.notRestored(refused.length),
    detail: texts.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' '),
  }
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
            {isBusy ? 'Restoring...' : 'Restore selected'}
          </Button>
        </>
      )}
    </div>
  )
}
