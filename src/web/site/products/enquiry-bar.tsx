import { siteProfile } from '#contract/site/site-profile.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import type { AskedProduct } from '../enquiry/asked-product.ts'
import { useEnquiryLink } from '../frame/use-enquiry-link.ts'

/** The phone's: always under the thumb, unless the screen is too low to spare its height. */
export function EnquiryBar({ product }: { product: AskedProduct }) {
  const enquiryLink = useEnquiryLink(product)
  return (
    <div className="enquiry-bar -mx-4 flex flex-wrap gap-3 border-t border-hairline bg-paper px-4 py-2.5 md:hidden print:hidden">
      <ButtonAnchor href={`tel:${siteProfile.phone.dialled}`}>Call us</ButtonAnchor>
      <ButtonAnchor look="action" {...enquiryLink} className="grow">
        Enquire Now
      </ButtonAnchor>
    </div>
  )
}
