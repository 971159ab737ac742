import { useEffect, useRef } from 'react'

/** True once the component has gone: a response may come when another screen or item is open already. */
export function useIsLeft() {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}
