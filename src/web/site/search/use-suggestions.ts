import { useEffect, useState } from 'react'
import { isResponseOf } from '#contract/call.ts'
import type { InputOf } from '#contract/call.ts'
import { searchCalls } from '#contract/search/search-calls.ts'
import type { searchDefinitions } from '#contract/search/search-definitions.ts'
import type { Suggestions } from '#contract/search/search.ts'

/** The suggestions for these words; undefined where the request failed. */
export type FoundSuggestions = { q: string; suggestions: Suggestions | undefined }

/** Longer than the pause between two letters of a fast typist. */
const pause = 120
const fewestLetters = 2

/** The response for the words, and until it arrives the one before. Late responses are ignored. */
export function useSuggestions(q: string): FoundSuggestions | undefined {
  const [found, setFound] = useState<FoundSuggestions>()
  const isLongEnough = q.length >= fewestLetters
  useEffect(() => {
    if (!isLongEnough) return
    const asking = new AbortController()
    const { signal } = asking
    const timer = setTimeout(() => void read(), pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }

    async function read() {
      const suggestions = await ask(q, signal).catch(() => undefined)
      if (!signal.aborted) setFound({ q, suggestions })
    }
  }, [q, isLongEnough])
  return isLongEnough ? found : undefined
}

async function ask(q: string, signal: AbortSignal): Promise<Suggestions> {
  const { suggest } = searchCalls
  const input = { q } satisfies InputOf<typeof searchDefinitions.suggest>
  const response = await fetch(`/api${suggest.path}?${new URLSearchParams(input)}`, { signal })
  const body: unknown = await response.json()
  if (!isResponseOf(suggest, body)) throw new Error(`${response.status} for a search`)
  return body
}
