import { useEffect, useEffectEvent } from 'react'
import { preference } from '../preferences/preferences.ts'

type Shortcut = { keys: string[]; text: string }

/** What each key does, for the list that `?` opens. */
export const shortcutGroups: { title: string; isAlwaysOn?: boolean; shortcuts: Shortcut[] }[] = [
  {
    title: 'Everywhere',
    isAlwaysOn: true,
    shortcuts: [
      { keys: ['Ctrl', 'K'], text: 'Search, open a screen or do something (on a Mac: ⌘ K)' },
      {
        keys: ['Ctrl', 'Enter'],
        text: 'Send the reply or add the note that you are writing (on a Mac: ⌘ Enter)',
      },
      { keys: ['Esc'], text: 'Close a dialog, or leave the row' },
    ],
  },
  {
    title: 'On a screen',
    shortcuts: [
      { keys: ['/'], text: 'Go to the search of the list' },
      { keys: ['n'], text: 'Add something new; on a list of images, choose them' },
      { keys: ['?'], text: 'Show these shortcuts' },
    ],
  },
  {
    title: 'In a list',
    shortcuts: [
      { keys: ['j'], text: 'Next row or image' },
      { keys: ['k'], text: 'Previous row or image' },
      { keys: ['Enter'], text: 'Open the row' },
      { keys: ['x'], text: 'Select or deselect the row' },
      { keys: ['e'], text: 'Edit the row or the image' },
      { keys: ['r'], text: 'Reply to the row; without a row, read the list again' },
    ],
  },
  {
    title: 'On an enquiry or a message',
    shortcuts: [{ keys: ['r'], text: 'Write a reply' }],
  },
]

/** Follows keys of its own as long as the component is shown. True where the key has done something. */
export function useShortcuts(followKey: (key: string) => boolean) {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event) && followKey(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => follow(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Where letters are text, or choose from a list. */
const typedIn =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, ' +
  '[contenteditable], [role=combobox], [role=listbox], [role=menu]'

/** True for a key of its own that nothing else on the page uses. */
export function isShortcut(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (preference('shortcuts') === 'off') return false
  const { target } = event
  if (target instanceof Element && target.closest(typedIn)) return false
  return document.querySelector('[data-modal]') === null
}

export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}
