import { useEffect, useRef, useState } from 'react'
import type { Identified } from './office-list.ts'

type Root = React.RefObject<HTMLElement | null>

/** The button that was pressed is gone with its row: the one of the next row gets the focus. */
export function useFocusAfterDeletion(
  list: Root,
  shown: Identified[],
  going: Identified | undefined,
) {
  const pressed = useRef<{ id: string; at: number }>(undefined)
  useEffect(() => {
    if (going && pressed.current?.id !== going.id) {
      pressed.current = { id: going.id, at: shown.findIndex(({ id }) => id === going.id) }
    }
    const { id, at = 0 } = pressed.current ?? {}
    if (id === undefined || shown.some((row) => row.id === id)) return
    pressed.current = undefined
    if (document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])]
    ;(buttons[at] ?? buttons.at(-1))?.focus()
  }, [list, shown, going])
}

/** The row that was opened on a screen of its own, until its list is shown again. */
let opened: string | undefined

export function noteOpenedRow(id: string) {
  opened = id
}

/** Of the control that opens a row on a screen of its own. */
export function openerOf({ id }: Identified) {
  return { 'data-opener': id }
}

/** Gives the row that was opened last. The control that opened it gets the focus back. */
export function useReturnedRow(list: Root, shown: Identified[]) {
  const [returned] = useState(opened)
  const isDone = useRef(returned === undefined)
  useEffect(() => {
    opened = undefined
    if (isDone.current || !shown.some(({ id }) => id === returned)) return undefined
    // The frame gives the focus to the heading first.
    const soon = setTimeout(() => {
      isDone.current = true
      list.current?.querySelector<HTMLElement>(`[data-opener="${returned}"]`)?.focus()
    })
    return () => clearTimeout(soon)
  }, [list, shown, returned])
  return returned
}

export const returnedLook = 'bg-amber-wash shadow-[inset_3px_0_0_var(--action)]'
