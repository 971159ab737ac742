import { useRouteLoaderData } from 'react-router'
import type { SiteProfile } from '#contract/company/shown-company.ts'

/** What every document has. */
export type RootData = { site: SiteProfile }

/** The company, in every component of the site and the office. */
export function useSiteProfile(): SiteProfile {
  return useRouteLoaderData<() => RootData>('root')?.site ?? unknownCompany
}

/** Only where the database could not be read since the start. */
const unknownCompany: SiteProfile = {
  company: '',
  shortName: '',
  legalName: '',
  tagline: '',
  gstin: '',
  email: '',
  phone: { label: '', shown: '', dialled: '' },
  otherPhones: [],
  whatsApp: null,
  address: { street: '', area: '', city: '', postcode: '', state: '', country: '' },
  otherAddresses: [],
  location: null,
  hours: [],
  social: [],
  footerText: '',
  replyPromise: '',
  priceNote: '',
}
