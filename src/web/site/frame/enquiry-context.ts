import { createContext } from 'react'
import type { AskedProduct } from '../enquiry/asked-product.ts'

type Enquire = (about: AskedProduct, event: React.MouseEvent<HTMLAnchorElement>) => void

/** Opens the form over the page. Where nothing does, the link leads to the form's own page. */
export const EnquiryContext = createContext<Enquire>(() => undefined)
