import { useEffect, useState } from 'react'
import { findCurrentCatalogue } from './find-current-catalogue.ts'
import type { FoundCatalogue } from './find-current-catalogue.ts'

/** The catalogue of a category as it is stored. Nothing is found while it is being asked for. */
export function useCatalogue(category: string) {
  const [known, setKnown] = useState<{ category: string; found: FoundCatalogue }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!category) return undefined
    const leaving = new AbortController()
    void findCurrentCatalogue(category, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setKnown({ category, found })
    })
    return () => leaving.abort()
  }, [category, attempt])

  return {
    found: known?.category === category ? known.found : undefined,
    askAgain() {
      setKnown(undefined)
      setAttempt((attempt) => attempt + 1)
    },
    becomeNone: () => setKnown({ category, found: { catalogue: null } }),
  }
}
