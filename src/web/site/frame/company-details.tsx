import type { PostalAddress as Address } from '#contract/company/shown-company.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { useSiteProfile } from '../../use-site-profile.ts'

type CompanySignProps = {
  name: string
  className?: string
  /** The name stands beside a logo too. */
  isNamed?: boolean
}

/** The logo of the company, or its mark with the name. */
export function CompanySign({ name, className, isNamed }: CompanySignProps) {
  const { logo, mark } = useSiteProfile()
  const sign = 'size-7 shrink-0 text-action'
  return (
    <>
      {logo && (
        <img
          src={logo.address}
          alt={isNamed ? '' : name}
          width={logo.width}
          height={logo.height}
          className="company-logo"
        />
      )}
      {!logo &&
        (mark ? <img src={mark.page} alt="" className={sign} /> : <BrandMark className={sign} />)}
      {(!logo || isNamed) && <span className={className}>{name}</span>}
    </>
  )
}

export function OfficeAddress(props: { className?: string; isNameless?: boolean }) {
  const { address } = useSiteProfile()
  return <PostalAddress {...props} address={address} />
}

type PostalAddressProps = {
  address: Address
  className?: string
  /** Without the name where it stands beside the address. */
  isNameless?: boolean
}

export function PostalAddress({ address, className = '', isNameless }: PostalAddressProps) {
  const { legalName } = useSiteProfile()
  const { street, area, city, postcode, state, country } = address
  const name = isNameless ? '' : legalName
  const lines = [name, street, area, `${city} ${postcode}`, `${state}, ${country}`]
  return (
    <address className={`not-italic ${className}`}>
      {lines.filter(Boolean).map((line) => (
        <bdi key={line} className="block">
          {line}
        </bdi>
      ))}
    </address>
  )
}

export function BusinessHours({ className = '' }: { className?: string }) {
  const { hours } = useSiteProfile()
  return (
    <dl className={`grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 figures ${className}`}>
      {hours.map(({ days, times }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is not set is not there. */
export function PhoneLinks({ className, call }: { className: string; call?: string }) {
  const { phone, whatsApp } = useSiteProfile()
  return (
    <>
      {phone.shown && (
        <a href={`tel:${phone.dialled}`} className={className}>
          {call}
          {phone.shown}
        </a>
      )}
      {whatsApp && (
        <a href={whatsApp} rel="noreferrer" className={className}>
          WhatsApp
        </a>
      )}
    </>
  )
}
