import { useEffect, useRef, useState } from 'react'

/** One at a time. Its button comes back afterwards, and with it the focus. */
export function useEditedCard(list: React.RefObject<HTMLElement | null>) {
  const [editedId, setEditedId] = useState<string>()
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (before.current !== undefined && editedId === undefined) {
      list.current?.querySelector<HTMLElement>(`[data-edit="${before.current}"]`)?.focus()
    }
    before.current = editedId
  }, [list, editedId])
  return { editedId, edit: setEditedId, close: () => setEditedId(undefined) }
}
