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
  holidays: [],
  social: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
    { name: 'Facebook', address: 'https://www.facebook.com/' },
    { name: 'Instagram', address: 'https://www.instagram.com/' },
  ],
  footerText: '',
  replyPromise: '',
  colour: '',
  logo: [],
  mark: [],
  priceBasis: 'Not stated',
  heroTitle: 'Office hardware, plainly specified.',
  heroText:
    'Computers, printers, projectors, interactive panels and CCTV for offices in Bengaluru. Full specifications, prices and stock for every model. Ask us for a quote.',
  figures: [
    { value: '500+', label: 'Products Available' },
    { value: '10+', label: 'Brand Partnerships' },
    { value: '1000+', label: 'Satisfied Clients' },
    { value: '24/7', label: 'Support Available' },
  ],
  /** Invented samples: replace them by your own. */
  testimonials: [
    {
      text: 'We asked for forty student laptops and got one question back: who will carry them? They found us a model that survives a school bag, delivered in two lots, and labelled every charger.',
      name: 'Geetha Murthy',
      of: 'Principal, Murthy Public School',
    },
    {
      text: 'They compared three printers and recommended the cheapest. It does the job.',
      name: 'Dr. Farhan Ali',
      of: 'Administrator, Arogya Clinics',
    },
    {
      text: 'Our UPS failed on a Saturday evening. The replacement was installed by nine on Monday, and they took the old one away.',
      name: 'Naveen Kumar',
      of: 'Partner, Kumar Engineering Works',
    },
  ],
  aboutLead:
    'We sell the hardware that offices run on, and we tell you what is in the box before you buy it.',
  aboutStory: [
    'Tamarind IT Solutions began with two people repairing printers for the small offices around Electronic City. The same question came up at nearly every desk: which one should we buy next? Answering it honestly became the business.',
    'Today we supply desktops, laptops, workstations, printers, multi-function machines, projectors, interactive panels and CCTV systems to companies, schools, clinics and government offices across Bengaluru. The office is still in Electronic City, and the phone is still answered by people who have opened the machines they sell.',
  ].join('\n\n'),
  aboutMission:
    'To give every buyer the facts needed to choose well: the full specification, an honest price and the true stock, and to stand by the machine after it has been delivered.',
  aboutVision:
    'To be the supplier that a purchase officer in Bengaluru calls first, because the last ten orders arrived as they were described.',
  aboutValues: [
    {
      name: 'Plain facts',
      text: 'A specification says what the machine is. We add no adjectives to it.',
    },
    {
      name: 'The right machine',
      text: 'If the cheaper model does the work, that is the one we recommend.',
    },
    {
      name: 'Kept dates',
      text: 'We promise a delivery day only when the goods are here or on their way.',
    },
    {
      name: 'Care afterwards',
      text: 'A sale ends when the warranty does, not when the invoice is paid.',
    },
  ],
  aboutReasons: [
    {
      name: 'Genuine products',
      text: 'Everything comes through authorised channels, with the maker’s own warranty and a tax invoice.',
    },
    {
      name: 'Advice from people who know the machines',
      text: 'Tell us the work to be done and the budget. We name two or three models and say how they differ.',
    },
    {
      name: 'Delivery and set-up in Bengaluru',
      text: 'We deliver, unpack, connect and test. Panels, projectors and cameras are mounted by our own staff.',
    },
    {
      name: 'One number for support',
      text: 'Warranty claims, spare parts and repairs go through us, so that you need not wait in the maker’s queue.',
    },
  ],
  requestDays: '30',
  enquiryMonths: '',
  messageMonths: '',
  emailDays: '366',
  networkDays: '90',
  accountMonths: '',
  usageDays: '100',
}
