import { use, useEffect, useRef, useState } from 'react'
import { OpenItem } from './list-and-item.tsx'
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

/**
 * Gives the row that was opened last. The control that opened it gets the focus back. Beside the
 * item that is open there is none yet.
 */
export function useReturnedRow(list: Root, shown: Identified[]) {
  const isBeside = use(OpenItem) !== undefined
  const [returned] = useState(isBeside ? undefined : opened)
  const isDone = useRef(returned === undefined)
  useEffect(() => {
    if (!isBeside) opened = undefined
    if (isDone.current || !shown.some(({ id }) => id === returned)) return undefined
    // The frame gives the focus to the heading first.
    const soon = setTimeout(() => {
      isDone.current = true
      list.current?.querySelector<HTMLElement>(`[data-opener="${returned}"]`)?.focus()
    })
    return () => clearTimeout(soon)
  }, [list, shown, returned, isBeside])
  return returned
}

export const returnedLook = 'bg-amber-wash shadow-[inset_3px_0_0_var(--action)]'

/** A list beside an item scrolls alone: the item stays where it is. */
export function revealRow(row: HTMLElement) {
  const list = row.closest<HTMLElement>('.list-beside')
  if (!list) return row.scrollIntoView({ block: 'nearest' })
  const { top, bottom } = row.getBoundingClientRect()
  const shown = list.getBoundingClientRect()
  if (top < shown.top) list.scrollTop -= shown.top - top
  else if (bottom > shown.bottom) list.scrollTop += bottom - shown.bottom
}

/**
 * Focuses the heading, or what else is chosen, without scrolling, when the focused element was removed, as with a deleted row:
 * otherwise the next Tab would begin at the top of the page.
 */
export function useFocusFallback(shown: unknown, chosen = '#screen h1') {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(chosen)?.focus({ preventScroll: true })
  }, [shown, chosen])
}
