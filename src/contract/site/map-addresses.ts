import { streetOf } from '../company/shown-company.ts'
import type { SiteProfile } from '../company/shown-company.ts'

/** Where the address is on a map: a page, and a frame where the place is known. */
export type MapAddresses = { page: string; frame: string | null }

/** Of OpenStreetMap. Nothing is requested before a visitor asks for it. */
export function mapAddressesOf({
  address,
  location,
}: Pick<SiteProfile, 'address' | 'location'>): MapAddresses {
  const { city, postcode } = address
  const place = [streetOf(address), `${city} ${postcode}`].join(', ')
  const query = encodeURIComponent(place)
  return {
    page: `https://www.openstreetmap.org/search?query=${query}`,
    frame: location && frameAddress(location),
  }
}

/** Some streets around the place, with a mark on it. */
function frameAddress({ latitude, longitude }: NonNullable<SiteProfile['location']>) {
  const [around, above] = [0.012, 0.006]
  const box = [longitude - around, latitude - above, longitude + around, latitude + above]
  const asked = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${asked}`
}
