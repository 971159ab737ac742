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
