import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { AskedProduct } from '../enquiry/asked-product.ts'
import { EnquiryContext } from './enquiry-context.ts'
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
