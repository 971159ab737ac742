import { siteProfile } from '#contract/site/site-profile.ts'

export function PostalAddress({ className = '' }: { className?: string }) {
  const { street, area, city, postcode, state, country } = siteProfile.address
  return (
    <address className={`not-italic ${className}`}>
      {siteProfile.legalName}
      <br />
      {street}
      <br />
      {area}
      <br />
      {city} {postcode}
      <br />
      {state}, {country}
    </address>
  )
}
