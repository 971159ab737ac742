import { useSiteProfile } from '../../use-site-profile.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import type { AskedProduct } from '../enquiry/asked-product.ts'
import { useEnquiryLink } from '../frame/enquiry-provider.tsx'

type EnquireNowProps = {
  product: AskedProduct
  /** What else can be done. */
  children?: React.ReactNode
}

/**
 * Hidden on phones, which have the bar at the lower edge, except on screens too low for the bar. The header of a
 * tablet has the number.
 */
export function EnquireNow({ product, children }: EnquireNowProps) {
  const enquiryLink = useEnquiryLink(product)
  const { phone } = useSiteProfile()
  const isInBar = 'max-md:tall:hidden'
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <ButtonAnchor look="action" {...enquiryLink} className={`px-6 ${isInBar}`}>
        Enquire Now
      </ButtonAnchor>
      {children}
      <p className={`text-sm text-ink-soft md:max-lg:hidden ${isInBar}`}>
        or call{' '}
        <a className="text-link figures" href={`tel:${phone.dialled}`}>
          {phone.shown}
        </a>
      </p>
    </div>
  )
}

/** The bar of the phone, always visible except on very low screens. */
export function EnquiryBar({ product }: { product: AskedProduct }) {
  const enquiryLink = useEnquiryLink(product)
  const { phone } = useSiteProfile()
  return (
    <div className="enquiry-bar -mx-4 flex flex-wrap gap-3 border-t border-hairline bg-paper px-4 py-2.5 md:hidden print:hidden">
      <ButtonAnchor href={`tel:${phone.dialled}`}>Call us</ButtonAnchor>
      <ButtonAnchor look="action" {...enquiryLink} className="grow">
        Enquire Now
      </ButtonAnchor>
    </div>
  )
}
