import type { PostalAddress as Address } from '#contract/company/shown-company.ts'
import { useSiteProfile } from '../../use-site-profile.ts'

export function OfficeAddress({ className = '' }: { className?: string }) {
  const { address } = useSiteProfile()
  return <PostalAddress address={address} className={className} />
}

type PostalAddressProps = { address: Address; className?: string }

export function PostalAddress({ address, className = '' }: PostalAddressProps) {
  const { legalName } = useSiteProfile()
  const { street, area, city, postcode, state, country } = address
  return (
    <address className={`not-italic ${className}`}>
      {legalName}
      <br />
      {street}
      <br />
      {area && (
        <>
          {area}
          <br />
        </>
      )}
      {city} {postcode}
      <br />
      {state}, {country}
    </address>
  )
}

export function BusinessHours({ className = '' }: { className?: string }) {
  const { hours } = useSiteProfile()
  return (
    <dl className={`grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums ${className}`}>
      {hours.map(({ days, times }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}
