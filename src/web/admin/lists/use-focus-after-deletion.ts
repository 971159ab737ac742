import { useEffect, useRef } from 'react'

type Identified = { id: string }

/** The button that was pressed is gone with its card: the next card's takes its place. */
export function useFocusAfterDeletion(
  list: React.RefObject<HTMLElement | null>,
  shown: Identified[],
  going: Identified | undefined,
) {
  const place = useRef<{ id: string; at: number }>(undefined)
  useEffect(() => {
    if (going && place.current?.id !== going.id) {
      place.current = { id: going.id, at: shown.findIndex(({ id }) => id === going.id) }
    }
    const { id, at = 0 } = place.current ?? {}
    if (id === undefined || shown.some((picture) => picture.id === id)) return
    place.current = undefined
    if (document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])]
    ;(buttons[at] ?? buttons.at(-1))?.focus()
  }, [list, shown, going])
}
