import type { CompanyProfile } from '../company/company.ts'

/** Who the site belongs to until an owner changes it at /admin/company. */
export const companyDefaults: CompanyProfile = {
  name: 'Tamarind IT Solutions',
  shortName: 'Tamarind IT',
  legalName: 'Tamarind IT Solutions LLP',
  tagline: 'Your trusted partner for premium IT solutions',
  gstin: '',
  email: 'sales@tamarindit.example',
  phones: [{ label: '', number: '+91 80 4000 1234' }],
  whatsApp: '+91 80 4000 1234',
  addresses: [
    {
      label: '',
      street: '3rd Floor, 27 Neeladri Road',
      area: 'Electronic City Phase 1',
      city: 'Bengaluru',
      postcode: '560100',
      state: 'Karnataka',
      country: 'India',
    },
  ],
  latitude: '12.8456',
  longitude: '77.6603',
  hours: [
    { days: 'Mon-Fri', times: '9:00 AM-6:00 PM' },
    { days: 'Sat', times: '10:00 AM-4:00 PM' },
  ],
  social: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
    { name: 'Facebook', address: 'https://www.facebook.com/' },
    { name: 'Instagram', address: 'https://www.instagram.com/' },
  ],
  footerText: '',
  replyPromise: '',
  priceBasis: 'Not stated',
}

/** Only the home page shows the rest, so only it loads them. */
export const figures = [
  { value: '500+', label: 'Products Available' },
  { value: '10+', label: 'Brand Partnerships' },
  { value: '1000+', label: 'Satisfied Clients' },
  { value: '24/7', label: 'Support Available' },
]

export type Testimonial = { text: string; name: string; of: string }

/** Invented samples: replace them by your own. */
export const testimonials: Testimonial[] = [
  {
    text: 'We asked for forty student laptops and got one question back: who will carry them? They found us a model that survives a school bag, delivered in two lots, and labelled every charger.',
    name: 'Geetha Murthy',
    of: 'Principal, Murthy Public School',
  },
  {
    text: 'The quote named three printers and said plainly why the cheapest would do. It does.',
    name: 'Dr. Farhan Ali',
    of: 'Administrator, Arogya Clinics',
  },
  {
    text: 'When a UPS failed on a Saturday evening, a new one stood here on Monday at nine, and the old one was gone.',
    name: 'Naveen Kumar',
    of: 'Partner, Kumar Engineering Works',
  },
]
