import { useState } from 'react'
import { useSiteProfile } from '../../use-site-profile.ts'
import { streetOf } from '#contract/company/shown-company.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { Button } from '../../ui/button.tsx'
import { useHasScripts } from '../../ui/use-in-browser.ts'

/** No request goes to the map service before a visitor asks for the map. Without scripts there is a link. */
export function MapOnRequest() {
  const [isShown, setShown] = useState(false)
  const hasScripts = useHasScripts()
  const { address, location } = useSiteProfile()
  return (
    <div className="mt-3">
      {isShown && location && (
        <iframe
          src={mapFrameAddress(location)}
          title="Map of our address"
          loading="lazy"
          // A foreign site: it has its own origin and no access to ours.
          // eslint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          className="mb-3 h-80 w-full border border-hairline"
        />
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {hasScripts && !isShown && location && (
          <Button onClick={() => setShown(true)}>Show the map (OpenStreetMap)</Button>
        )}
        <a
          href={mapAddress(address)}
          rel="noreferrer"
          className="footer-link font-semibold text-action"
        >
          Open the map on OpenStreetMap
        </a>
      </p>
    </div>
  )
}

function mapAddress(address: SiteProfile['address']) {
  const { city, postcode } = address
  const place = [streetOf(address), `${city} ${postcode}`].join(', ')
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}

/** Some streets around the place, with a mark on it. */
function mapFrameAddress({ latitude, longitude }: NonNullable<SiteProfile['location']>) {
  const [around, above] = [0.012, 0.006]
  const box = [longitude - around, latitude - above, longitude + around, latitude + above]
  const asked = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${asked}`
}
