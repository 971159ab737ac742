import { useCallback, useState, createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import type { AskedProduct } from '../enquiry/asked-product.ts'
import type { EnquiryDesk } from '../enquiry/enquiry-desk.tsx'

/** What was asked about, and the page where: on another page the dialog is closed. */
type Asked = { about: AskedProduct; on: string }

/** Where Enquire Now is pressed, the dialog opens. It is loaded with the first press: few visitors need it. */
export function EnquiryPlace({ children }: { children: React.ReactNode }) {
  const { key } = useLocation()
  const [Desk, setDesk] = useState<typeof EnquiryDesk>()
  const [asked, setAsked] = useState<Asked>()
  const close = useCallback(() => setAsked(undefined), [])
  return (
    <EnquiryContext value={enquire}>
      {children}
      {Desk && <Desk about={asked?.on === key ? asked.about : undefined} onClose={close} />}
    </EnquiryContext>
  )

  function enquire(about: AskedProduct, event: React.MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    import('../enquiry/enquiry-desk.tsx').then(
      ({ EnquiryDesk }) => {
        setDesk(() => EnquiryDesk)
        setAsked({ about, on: key })
      },
      // The page of the same form.
      () => location.assign(href),
    )
  }
}

type Enquire = (about: AskedProduct, event: React.MouseEvent<HTMLAnchorElement>) => void

/** Opens the form over the page. Where nothing does, the link leads to the form's own page. */
const EnquiryContext = createContext<Enquire>(() => undefined)

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
