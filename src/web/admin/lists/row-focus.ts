import { use, useEffect, useRef, useState } from 'react'
import { OpenItem } from './list-and-item.tsx'
import type { Identified } from './office-list.ts'

type Root = React.RefObject<HTMLElement | null>

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
 * When the focused control was removed, such as with its row, the one that has taken its place gets the
 * focus, without scrolling: otherwise the next Tab would begin at the top of the page. Where there is
 * none, the heading gets it, or what else is chosen, and an open dialog keeps it.
 */
export function useFocusFallback(shown: unknown, chosen = '#screen h1') {
  const before = useRef(shown)
  const last = useRef<Place>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? placeOf(target) : undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // Nothing had the focus that could have been removed: the rows of a page that loads are shown.
    if (!last.current) return
    if (document.activeElement !== document.body) return
    const modal = [...document.querySelectorAll<HTMLElement>('[data-modal]')].at(-1)
    const next = successorOf(last.current)
    const isUsable = next && (!modal || modal.contains(next))
    const target = isUsable ? next : (modal ?? document.querySelector<HTMLElement>(chosen))
    target?.focus({ preventScroll: true })
  }, [shown, chosen])
}

/** A control, and where it was in its list or its section, from inside out. */
type Place = {
  control: HTMLElement
  /** Before it was pressed: meanwhile it may say that it saves. */
  text: string
  row: Element
  /** Among the controls of its row. */
  place: number
  steps: { parent: Element; at: number }[]
}

function placeOf(control: HTMLElement): Place {
  const end = control.closest('tbody, ul, ol') ?? control.closest('section, [data-modal]')
  const steps = []
  let row: Element = control
  for (let at: Element = control; end && at !== end && at.parentElement; at = at.parentElement) {
    steps.push({ parent: at.parentElement, at: [...at.parentElement.children].indexOf(at) })
    row = at
  }
  const place = controlsIn(row).indexOf(control)
  return { control, text: control.textContent, row, place, steps }
}

/** In the next row the same button, and in a new form the same field, as far as it has one. */
function successorOf({ control, text, row, place, steps }: Place) {
  if (control.isConnected) return undefined
  const near = steps.flatMap(({ parent, at }) => {
    const children = parent.isConnected ? [...parent.children] : []
    return [...children.slice(at), ...children.slice(0, at).toReversed()]
  })
  const controls = near.map(controlsIn).find(({ length }) => length > 0) ?? []
  const isSame = (other: HTMLElement) =>
    other.textContent === text && other.getAttribute('name') === control.getAttribute('name')
  return controls.find(isSame) ?? (row.isConnected ? undefined : controls[place]) ?? controls[0]
}

const anyControl = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

function controlsIn(element: Element) {
  const inside = [...element.querySelectorAll<HTMLElement>(anyControl)]
  const all =
    element instanceof HTMLElement && element.matches(anyControl) ? [element, ...inside] : inside
  return all.filter((control) => control.checkVisibility())
}
