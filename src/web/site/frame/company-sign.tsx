import { useSiteProfile } from '../../use-site-profile.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'

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
