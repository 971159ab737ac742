import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'

/** Stands in for a page that could not be fetched; the one being read stays. */
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

/** The address that could not be opened, and the page where it was clicked: elsewhere it is over. */
type Block = { address: string; from: string }

/**
 * A page whose script was never loaded makes React Router reload the document, and offline that
 * loses the page being read. So a click while the browser says "offline" first asks the server:
 * browsers also say it where the server is on the same machine and answers.
 */
function useOfflineGuard() {
  const { key } = useLocation()
  const [block, setBlock] = useState<Block>()
  const navigate = useNavigate()
  const tryToOpen = (address: string) =>
    fetch('/healthz', { cache: 'no-store' }).then(
      () => navigate(address),
      () => setBlock({ address, from: key }),
    )
  useEffect(() => {
    document.addEventListener('click', guard, true)
    return () => document.removeEventListener('click', guard, true)

    function guard(event: MouseEvent) {
      const address = navigator.onLine ? undefined : addressOfClick(event)
      if (!address) return
      event.preventDefault()
      void tryToOpen(address)
    }
  })
  const blocked = block?.from === key ? block.address : undefined
  return {
    blocked,
    tryAgain: () => blocked && void tryToOpen(blocked),
    close: () => setBlock(undefined),
  }
}

/** Only a plain click that would open another page of ours in this tab. */
function addressOfClick(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return
  return `${link.pathname}${link.search}`
}
