import { useCallback, useEffect, useState, createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { thisTab } from '../../ui/browser-store.ts'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import type { AskedProduct } from '../enquiry/asked-product.ts'
import type { EnquiryOverlay } from '../enquiry/enquiry-overlay.tsx'

/** The product, and the page where the dialog was opened: on another page it is closed. */
type Asked = { about: AskedProduct; on: string }

/** Under it the reference of what was sent is stored until it is dismissed: a reload shows it again. */
const receivedKey = 'enquiry:received'

/** The dialog of Enquire Now. It is loaded with the first press, because few visitors need it. */
export function EnquiryProvider({ children }: { children: React.ReactNode }) {
  const { key } = useLocation()
  const [Overlay, setOverlay] = useState<typeof EnquiryOverlay>()
  const [asked, setAsked] = useState<Asked>()
  const [reference, setReference] = useState<string | null>(null)
  useEffect(() => {
    const stored = thisTab.get(receivedKey)
    if (!stored) return
    loadOverlay().then(
      (overlay) => {
        setOverlay(overlay)
        setReference(stored)
      },
      () => undefined,
    )
  }, [])
  const close = useCallback(() => setAsked(undefined), [])
  return (
    <EnquiryContext value={enquire}>
      {children}
      {Overlay && (
        <Overlay
          about={asked?.on === key ? asked.about : undefined}
          reference={reference}
          onReceived={storeReference}
          onClose={close}
        />
      )}
    </EnquiryContext>
  )

  function enquire(about: AskedProduct, event: React.MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadOverlay().then(
      (overlay) => {
        setOverlay(overlay)
        setAsked({ about, on: key })
      },
      // The page of the same form.
      () => location.assign(href),
    )
  }

  /** Without a reference it is dismissed. */
  function storeReference(reference: string | null) {
    setReference(reference)
    if (reference) thisTab.set(receivedKey, reference)
    else thisTab.remove(receivedKey)
  }
}

/** As the state of a component, which takes a function for the way to its next state. */
async function loadOverlay() {
  const { EnquiryOverlay } = await import('../enquiry/enquiry-overlay.tsx')
  return () => EnquiryOverlay
}

type Enquire = (about: AskedProduct, event: React.MouseEvent<HTMLAnchorElement>) => void

/** Opens the form over the page. Without scripts the link leads to the form's own page. */
const EnquiryContext = createContext<Enquire>(() => undefined)

/** The props of a link that opens the form: with scripts it is a button. */
export function useEnquiryLink(product: AskedProduct) {
  const enquire = useContext(EnquiryContext)
  const hasScripts = useHasScripts()
  return {
    href: `/enquiry?product=${product.id}`,
    role: hasScripts ? 'button' : undefined,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: React.MouseEvent<HTMLAnchorElement>) => enquire(product, event),
    onKeyDown: pressWithSpace,
  }
}

/** The space key presses a button, but not a link. */
function pressWithSpace(event: React.KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
