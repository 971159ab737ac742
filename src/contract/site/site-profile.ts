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
  foundedYear: '',
  certificates: [],
  deliveryTerms: '',
  warrantyTerms: '',
  colour: '',
  logo: [],
  mark: [],
  aboutPicture: [],
  aboutPictureAlt: '',
  priceBasis: 'Excluding GST',
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
      text: 'They asked how our students would use the laptops before they quoted, and found a model that survives a school bag. Forty laptops were delivered in two lots, on the agreed dates.',
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
    'We sell, install and service computers, printers, projectors, panels and cameras for offices, schools and clinics in Bengaluru.',
  aboutStory: [
    'Tamarind IT Solutions began as a printer repair shop for the small offices around Electronic City. Customers kept asking which printer to buy next, so we began to advise them and to sell the machines.',
    'Today we supply desktops, laptops, workstations, printers, multi-function machines, projectors, interactive panels and CCTV systems to companies, schools, clinics and government offices across Bengaluru. Our office and workshop are still in Electronic City, and the people who answer the phone also repair the machines.',
  ].join('\n\n'),
  aboutMission:
    'To give every buyer the facts needed to choose well: the full specification, an honest price and the true stock, and to support the machine after delivery.',
  aboutVision:
    'To be the supplier that a purchase officer in Bengaluru calls first, because our orders arrive on time and as described.',
  aboutValues: [
    {
      name: 'Plain facts',
      text: 'We publish the full specification, the price and the stock status of every model.',
    },
    {
      name: 'The right machine',
      text: 'If the cheaper model meets the need, we recommend the cheaper model.',
    },
    {
      name: 'Reliable dates',
      text: 'We promise a delivery date only when the goods are in stock or in transit.',
    },
    {
      name: 'After-sales support',
      text: 'We support every machine until the end of its warranty, and repair it afterwards.',
    },
  ],
  aboutReasons: [
    {
      name: 'Genuine products',
      text: 'Everything comes through authorised channels, with the maker’s own warranty and a tax invoice.',
    },
    {
      name: 'Advice from people who know the machines',
      text: 'Tell us the use and the budget. We suggest two or three models and explain the differences.',
    },
    {
      name: 'Delivery and set-up in Bengaluru',
      text: 'We deliver, unpack, connect and test. Panels, projectors and cameras are mounted by our own staff.',
    },
    {
      name: 'One number for support',
      text: 'Warranty claims, spare parts and repairs go through us, so you have one contact for every brand.',
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
