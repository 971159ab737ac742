import { useDeferredValue, useEffect, useState } from 'react'

/** Milliseconds after the last key. */
const typingPause = 120

/** A text once nobody types any more. */
export function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}
