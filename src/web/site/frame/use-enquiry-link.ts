import { useContext } from 'react'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import type { AskedProduct } from '../enquiry/asked-product.ts'
import { EnquiryContext } from './enquiry-context.ts'

/** What makes a link of any look ask about a product: a button, once there are scripts to open the form. */
export function useEnquiryLink({ id, name }: AskedProduct) {
  const enquire = useContext(EnquiryContext)
  const hasScripts = useHasScripts()
  return {
    href: `/enquiry?product=${id}`,
    role: hasScripts ? 'button' : undefined,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: React.MouseEvent<HTMLAnchorElement>) => enquire({ id, name }, event),
    onKeyDown: pressWithSpace,
  }
}

/** As a button does, and a link does not. */
function pressWithSpace(event: React.KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
