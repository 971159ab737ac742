import { useState } from 'react'
import type { MapAddresses } from '#contract/site/map-addresses.ts'
import { Button } from '../../ui/button.tsx'
import { useHasScripts } from '../../ui/use-in-browser.ts'

/** No request goes to the map service before a visitor asks for the map. Without scripts there is a link. */
export function MapOnRequest({ map: { page, frame } }: { map: MapAddresses }) {
  const [isShown, setShown] = useState(false)
  const hasScripts = useHasScripts()
  const link = (
    <a href={page} rel="noreferrer" className="footer-link font-semibold text-action">
      Open the map on OpenStreetMap
    </a>
  )
  if (!frame) return link
  if (!isShown) {
    return (
      <div className="map-frame">
        {hasScripts ? (
          <Button onClick={() => setShown(true)}>Show the map (OpenStreetMap)</Button>
        ) : (
          link
        )}
      </div>
    )
  }
  return (
    <>
      <iframe
        src={frame}
        title="Map of our address"
        loading="lazy"
        // eslint-disable-next-line react/iframe-missing-sandbox -- a foreign site: its origin has no access to ours
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        className="map-frame"
      />
      {link}
    </>
  )
}
