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

export function BusinessHours({ className = '' }: { className?: string }) {
  return (
    <dl className={`grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums ${className}`}>
      {siteProfile.hours.map(({ days, times }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}
