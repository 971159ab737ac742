import { useCallback, useEffect, useRef, useState } from 'react'

/** Whether something is typed into each open item, by their ids. */
type Open = Record<string, boolean>

export type OpenCards = ReturnType<typeof useOpenCards>

/**
 * The items of a list that are edited in their places. Opening one closes the one nothing was typed into,
 * and leaves the others: what was typed stays until it is saved or cancelled, also while another page or a
 * search is shown.
 */
export function useOpenCards() {
  const [open, setOpen] = useState<Open>({})
  const [last, setLast] = useState<{ id: string; isOpen: boolean }>()
  const list = useRef<HTMLOListElement>(null)
  // The focus goes into an item that was opened, and back to the button of one that was closed, unless another
  // one was opened before the response.
  useEffect(() => {
    if (!last) return
    if (!last.isOpen && document.activeElement !== document.body) return
    const target = last.isOpen ? `[data-edited="${last.id}"] input` : `[data-edit="${last.id}"]`
    list.current?.querySelector<HTMLElement>(target)?.focus()
  }, [last])
  return {
    list,
    isOpen: (id: string) => id in open,
    typedIds: Object.keys(typedOnly(open)),
    open(id: string) {
      setOpen((open) => ({ ...typedOnly(open), [id]: open[id] ?? false }))
      setLast({ id, isOpen: true })
    },
    close(id: string) {
      setOpen(({ [id]: _closed, ...others }) => others)
      setLast({ id, isOpen: false })
    },
    type: useCallback(
      (id: string, isTyped: boolean) => setOpen((open) => ({ ...open, [id]: isTyped })),
      [],
    ),
  }
}

function typedOnly(open: Open): Open {
  return Object.fromEntries(Object.entries(open).filter(([, isTyped]) => isTyped))
}
