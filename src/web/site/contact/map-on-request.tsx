import { useState } from 'react'
import type { MapAddresses } from '#contract/site/map-addresses.ts'
import { Button } from '../../ui/button.tsx'
import { useHasScripts } from '../../ui/use-in-browser.ts'

/** No request goes to the map service before a visitor asks for the map or follows the link. */
export function MapOnRequest({ map: { page, frame } }: { map: MapAddresses }) {
  return (
    <>
      {frame && <MapFrame address={frame} />}
      <a href={page} rel="noreferrer" className="footer-link text-sm text-action print:hidden">
        Open in OpenStreetMap
      </a>
    </>
  )
}

function MapFrame({ address }: { address: string }) {
  const [isShown, setShown] = useState(false)
  const hasScripts = useHasScripts()
  if (!isShown) {
    return (
      <div className="map-frame">
        {hasScripts && <Button onClick={() => setShown(true)}>Show the map (OpenStreetMap)</Button>}
      </div>
    )
  }
  return (
    <iframe
      ref={moveFocusTo}
      src={address}
      title="Map of our address"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a foreign site: its origin has no access to ours
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
      className="map-frame"
    />
  )
}

/** The button that had the focus is gone. A function made anew by each render would be called by each. */
function moveFocusTo(frame: HTMLIFrameElement | null) {
  frame?.focus()
}
