import { useShortcuts } from '../shortcuts/shortcut-rules.ts'
import { revealRow } from './row-focus.ts'

type Root = React.RefObject<HTMLElement | null>

/** A row of a table, and a card that opens something or its own form. */
const anyRow = 'tbody > tr, li:has([data-opener])'

type ReadAgain = (() => unknown) | undefined

/**
 * `j` and `k` move the focus from row to row, beginning at the one that is open beside the list; the
 * other keys press a control of the focused row.
 */
export function useRowShortcuts(list: Root, readAgain: ReadAgain) {
  useShortcuts((key) => list.current !== null && followKey(key, list.current, readAgain))
}

/** True where the key has done something. */
function followKey(key: string, list: HTMLElement, readAgain: ReadAgain) {
  const rows = [...list.querySelectorAll<HTMLElement>(anyRow)]
  const focused = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[focused]
  const at = focused === -1 ? rows.findIndex((row) => row.ariaCurrent === 'true') : focused
  switch (key) {
    case 'j':
      return focusRow(rows[at + 1] ?? rows[at])
    case 'k':
      return focusRow(rows[at === -1 ? rows.length - 1 : Math.max(0, at - 1)])
    case 'x':
      return press(row, 'input[type=checkbox]')
    case 'e':
      return press(row, '[data-opener]')
    case 'r':
      if (press(row, 'a[href^="mailto:"]')) return true
      if (row || !readAgain) return false
      readAgain()
      return true
    case 'Enter':
      // On a control of the row, Enter is the key of that control.
      return (
        row === document.activeElement &&
        (press(row, '[data-opener]') || press(row, 'button:not([role=combobox])'))
      )
    case 'Escape':
      if (row === document.activeElement) row?.blur()
      return row !== undefined
    default:
      return false
  }
}

/** A press on a row, beside what else can be pressed in it, opens it. */
export function openPressedRow({ target, currentTarget }: React.MouseEvent<HTMLElement>) {
  // What is shown in a portal belongs to the row for React alone.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  const isOnControl = target.closest('a, button, input, label, select, textarea')
  if (!isOnControl && getSelection()?.isCollapsed !== false) press(currentTarget, '[data-opener]')
}

function focusRow(row: HTMLElement | undefined) {
  if (!row) return false
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  revealRow(row)
  return true
}

function press(row: HTMLElement | undefined, selector: string) {
  const control = row?.querySelector<HTMLElement>(selector)
  control?.click()
  return Boolean(control)
}
