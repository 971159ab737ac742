import { useLayoutEffect, useRef } from 'react'

/**
 * A dialog that is open while it is rendered. Before the element leaves the document it is closed:
 * only then does the browser give the focus back to where it was.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => dialog?.close()
  }, [])
  return ref
}
