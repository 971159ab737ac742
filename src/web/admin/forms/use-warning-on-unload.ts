import { useEffect } from 'react'
import { keptToken } from '../session/kept-session.ts'

/** Once the session has ended the page has to go at once; the draft stays in the tab. */
export function useWarningOnUnload(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => keptToken() && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
