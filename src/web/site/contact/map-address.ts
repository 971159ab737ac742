import { siteProfile } from '#contract/site/site-profile.ts'

export function mapAddress() {
  const { street, area, city, postcode } = siteProfile.address
  const place = [street, area, `${city} ${postcode}`].join(', ')
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}
