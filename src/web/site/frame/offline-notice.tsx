import { useEffect, useState } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'

/** Shown when a page could not be fetched; the open page stays. */
export function OfflineNotice() {
  const { blocked, tryAgain, close } = useOfflineGuard()
  return (
    <div role="alert" className="sticky bottom-0 z-30">
      {blocked && (
        <div className="border-t-2 border-ink bg-amber-wash">
          <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="grow">
              <strong>You are offline.</strong> That page opens once the connection is back.
            </p>
            <Button onClick={tryAgain}>Try again</Button>
            <Button look="quiet" onClick={close}>
              Close
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** The address that could not be opened, and the page that was open: on another page it is forgotten. */
type Block = { address: string; from: string }

/**
 * React Router reloads the document where the script of a page cannot be loaded, also when it only
 * prefetches that page. Without a connection the page that is open would be lost. So a click while
 * the browser is offline first asks the server (browsers also report being offline where the server
 * is on the same machine), and a reload by a script is cancelled.
 */
function useOfflineGuard() {
  const { key } = useLocation()
  const { location: next } = useNavigation()
  const [block, setBlock] = useState<Block>()
  const navigate = useNavigate()
  const tryToOpen = (address: string, open: (address: string) => void = navigate) =>
    fetch('/healthz', { cache: 'no-store' }).then(
      () => open(address),
      () => setBlock({ address, from: key }),
    )
  const blocked = block?.from === key ? block.address : undefined
  const tryAgain = () => blocked && void tryToOpen(blocked, openWhole)
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    addEventListener('click', guardClick, options)
    addEventListener('online', tryAgain, options)
    // Vite reloads the page while it is developed.
    if (!import.meta.env.DEV) window.navigation?.addEventListener('navigate', guardReload, options)
    return () => listening.abort()

    function guardClick(event: MouseEvent) {
      const address = navigator.onLine ? undefined : addressOfClick(event)
      if (!address) return
      event.preventDefault()
      void tryToOpen(address)
    }

    /** By a script alone: a reload by the browser's own button has no such event. */
    function guardReload(event: NavigateEvent) {
      if (event.navigationType !== 'reload') return
      event.preventDefault()
      // A new version took the script away, or there is no connection.
      if (next) void tryToOpen(createPath(next), openWhole)
    }
  })
  return { blocked, tryAgain, close: () => setBlock(undefined) }
}

/** A script that could not be loaded once is not loaded again before the document is. */
function openWhole(address: string) {
  location.assign(address)
}

/** Only a plain click that would open another page of ours in this tab. */
function addressOfClick(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return
  return `${link.pathname}${link.search}`
}
