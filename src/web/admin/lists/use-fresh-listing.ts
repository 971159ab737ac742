import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useEvery } from '../frame/use-every.ts'
import { countNew, isSameListing, withRow } from './listing.ts'
import type { Identified, Listing } from './listing.ts'

type Kept<Found> = { of: Found; shown: Found; fresh?: Found }

type Freshness<Found> = {
  interval: number
  /** Asks again; gives nothing where it is not worth asking. */
  find: (shown: Found) => Promise<Found | undefined>
  /** True while somebody uses a control in the rows: new rows wait until then. */
  isHeld?: () => boolean
}

/**
 * The rows as they were loaded, with what has changed since. New rows are shown at once, or wait
 * while somebody uses a control in the rows.
 */
export function useFreshListing<Row extends Identified, Facts>(
  loaded: Listing<Row, Facts>,
  { interval, find, isHeld = () => false }: Freshness<Listing<Row, Facts>>,
) {
  const [kept, setKept] = useState<Kept<Listing<Row, Facts>>>({ of: loaded, shown: loaded })
  const { shown, fresh } = kept.of === loaded ? kept : { shown: loaded }
  const { revalidate } = useRevalidator()
  const now = useRef({ loaded, shown })
  useEffect(() => {
    now.current = { loaded, shown }
  })

  useEvery(interval, async () => {
    const found = await find(now.current.shown)
    // Another page may have been chosen while this one was on its way.
    if (!found || found.failure || now.current.loaded !== loaded) return
    const { shown } = now.current
    if (isSameListing(shown, found)) setKept({ of: loaded, shown })
    else setKept({ of: loaded, ...(isHeld() ? { shown, fresh: found } : { shown: found }) })
  })

  /** Stored by the server, and left out by the filter now or not. */
  function replace(row: Row, isListed: boolean) {
    const { loaded, shown } = now.current
    const changed = withRow(shown, row, isListed)
    now.current = { loaded, shown: changed }
    setKept({ of: loaded, shown: changed })
    // A row has left: another one may take its place.
    if (changed.total < shown.total) void revalidate()
  }

  return {
    listing: shown,
    news: {
      count: fresh ? countNew(shown, fresh) : 0,
      show: () => fresh && setKept({ of: loaded, shown: fresh }),
    },
    replace,
    remove: (row: Row) => replace(row, false),
  }
}

/** A select that is open would lose its place. */
export function isChoosingIn(section: HTMLElement | null) {
  const focused = document.activeElement
  return focused instanceof HTMLSelectElement && Boolean(section?.contains(focused))
}
