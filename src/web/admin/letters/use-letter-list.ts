import { useEffect, useRef, useState } from 'react'
import { useEvery } from '../frame/use-every.ts'
import { findLetterListing } from './find-letter-listing.ts'
import type { LetterListing } from './find-letter-listing.ts'
import type { LetterTableQuery } from './letter-table-query.ts'

/** Soon enough to watch a letter leave. */
const interval = 10_000

/** The letters as they were loaded, and then, while some are on their way, as they have become. */
export function useLetterList(query: LetterTableQuery, loaded: LetterListing, isHeld: boolean) {
  const [kept, setKept] = useState({ of: loaded, shown: loaded })
  const shown = kept.of === loaded ? kept.shown : loaded
  const now = useRef(loaded)
  useEffect(() => {
    now.current = loaded
  })
  useEvery(interval, async () => {
    const isMoving = shown.isMailSetUp && shown.rows.some(({ state }) => state === 'waiting')
    if (!isMoving || isHeld) return
    const found = await findLetterListing(query, { isUnattended: true })
    // Another page may have been chosen while this one was on its way.
    if (!found.failure && now.current === loaded) setKept({ of: loaded, shown: found })
  })
  return shown
}
