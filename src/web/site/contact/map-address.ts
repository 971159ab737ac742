import { siteProfile } from '#contract/site/site-profile.ts'

export function mapAddress() {
  const { street, area, city, postcode } = siteProfile.address
  const place = [street, area, `${city} ${postcode}`].join(', ')
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}

/** Some streets around the place, with a mark on it. */
export function mapFrameAddress() {
  const { latitude, longitude } = siteProfile.location
  const [around, above] = [0.012, 0.006]
  const box = [longitude - around, latitude - above, longitude + around, latitude + above]
  const asked = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${asked}`
}
