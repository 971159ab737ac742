import type { CompanyProfile } from '#contract/company/company.ts'
import type { ContactStatus } from '#contract/contacts/contact.ts'
import type { EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import type { DocumentKind } from '#contract/product-documents/product-document.ts'
import type { ProductForm } from '#contract/products/product-form.ts'
import type { Upload } from '#platform/files/upload.ts'

type DemoSubmission = {
  hoursAgo: number
  name: string
  company: string | null
  email: string
  message: string
  /** The day on which somebody returns to it, counted from today. */
  followUpInDays?: number | undefined
}

export type DemoEnquiry = DemoSubmission & { phone: string; modelNo: string; status: EnquiryStatus }
export type DemoContact = DemoSubmission & {
  phone: string | null
  gstNumber: string | null
  status: ContactStatus
}
export type DemoCustomer = { gstNumber: string; name: string; email: string; hoursAgo: number }

/** Pictures are named by their files. */
export type DemoProduct = { form: ProductForm; pictures: string[] }
export type DemoBanner = { file: string; alt: string }
export type DemoLogo = { file: string; alt: string; category: string | null; story?: DemoStory }
export type DemoStory = { title: string; text: string; picture: string }

/** What the company of a new site says besides its texts. */
export type DemoCompany = { facts: Partial<CompanyProfile>; picture: string }

/** By model numbers. */
type DemoPair = { accessory: string; of: string[] }
type DemoDocument = { modelNo: string; kind: DocumentKind; title: string; file: Upload }

export type DemoContent = {
  products: DemoProduct[]
  accessories: DemoPair[]
  documents: DemoDocument[]
  catalogues: { category: string; file: Upload }[]
  enquiries: DemoEnquiry[]
  customers: DemoCustomer[]
  contacts: DemoContact[]
  banners: DemoBanner[]
  partnerLogos: DemoLogo[]
  clientLogos: DemoLogo[]
  company: DemoCompany | null
}
