import { useIsLeft } from '../../ui/use-is-left.ts'

/** Closes the dialog that calls it, and no other one that is open when a response comes. */
export function useOwnClose(onClose: () => void) {
  const isLeft = useIsLeft()
  return () => {
    if (!isLeft.current) onClose()
  }
}
