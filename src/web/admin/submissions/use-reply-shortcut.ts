import { useEffect, useEffectEvent } from 'react'
import { isShortcut } from '../shortcuts/shortcut-rules.ts'

/** `r` opens the reply, or moves the focus into it. */
export function useReplyShortcut(part: React.RefObject<HTMLElement | null>, open: () => void) {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'r' || !isShortcut(event)) return
    event.preventDefault()
    open()
    part.current?.querySelector('textarea')?.focus()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => follow(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
