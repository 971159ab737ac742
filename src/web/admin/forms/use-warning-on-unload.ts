import { useEffect } from 'react'
import { keptEmail, keptToken } from '../session/kept-session.ts'

/**
 * Once the session has ended, or another person has signed in, the page has to go at once. After an
 * expiry the draft stays in the tab.
 */
export function useWarningOnUnload(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const typedBy = keptEmail()
    const warn = (event: BeforeUnloadEvent) => {
      if (keptToken() && keptEmail() === typedBy) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
