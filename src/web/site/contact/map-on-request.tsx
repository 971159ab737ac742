import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import { mapAddress, mapFrameAddress } from './map-address.ts'

/** Nobody is told of a visitor who did not ask for the map. Without scripts there is the link. */
export function MapOnRequest() {
  const [isShown, setShown] = useState(false)
  const hasScripts = useHasScripts()
  return (
    <div className="mt-3">
      {isShown && (
        <iframe
          src={mapFrameAddress()}
          title="Map of our address"
          loading="lazy"
          // The site of another: it keeps its own origin, and has nothing of ours.
          // eslint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          className="mb-3 h-80 w-full border border-hairline"
        />
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {hasScripts && !isShown && (
          <Button onClick={() => setShown(true)}>Show the map (OpenStreetMap)</Button>
        )}
        <a href={mapAddress()} rel="noreferrer" className="footer-link font-semibold text-action">
          Open the map on OpenStreetMap
        </a>
      </p>
    </div>
  )
}
