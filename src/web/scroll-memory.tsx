import { useEffect, useState } from 'react'
import { ScrollRestoration } from 'react-router'

let isHydrated = false

/**
 * Its inline script comes with the server's page only. An error of the whole document mounts the
 * document anew, and under `trusted-types 'none'` a script cannot be made in the browser.
 */
export function ScrollMemory() {
  const [isOfServer] = useState(!isHydrated)
  useEffect(() => {
    isHydrated = true
  }, [])
  return isOfServer ? <ScrollRestoration /> : null
}
