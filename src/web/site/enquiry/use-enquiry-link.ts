import { useContext } from 'react'
import type { AskedProduct } from './asked-product.ts'
import { EnquiryContext } from './enquiry-context.ts'

/** What makes a link of any look ask about a product. */
export function useEnquiryLink({ id, name }: AskedProduct) {
  const enquire = useContext(EnquiryContext)
  return {
    href: `/enquiry?product=${id}`,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: React.MouseEvent<HTMLAnchorElement>) => enquire({ id, name }, event),
  }
}
