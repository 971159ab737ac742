import type { ContactForm } from '#contract/contacts/contact-form.ts'
import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'

/** Thirty laptops for an office in Hosur Road. */
export const laptopsForTheOffice: EnquiryForm = {
  name: 'Meera Krishnan',
  email: 'meera@lakeview.example',
  phone: '+919845012345',
  company: 'Lakeview Textiles',
  product: 'Kaveri TravelBook 14',
  productId: null,
  message: 'Please quote for thirty pieces with three years of onsite warranty.',
  website: '',
  marketing: false,
}

export const oneMoreQuestion: EnquiryForm = {
  ...laptopsForTheOffice,
  name: 'Imran Sheikh',
  email: 'imran@bluehill.example',
  company: null,
  product: 'Lekhra TallyJet M126nw',
  message: 'Does this printer take refilled cartridges?',
}

export const writesFromHosur: ContactForm = {
  name: 'Divya Rao',
  email: 'divya@hosurfoods.example',
  phone: '08012345678',
  company: 'Hosur Foods',
  gstNumber: null,
  message: 'Do you take old desktops back when we buy new ones?',
  website: '',
  marketing: false,
}
