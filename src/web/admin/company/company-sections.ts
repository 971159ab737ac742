import type { CompanyField } from '#contract/company/company-fields.ts'

type Section = { id: string; title: string; hint?: string; fields: CompanyField[] }

/** The parts of the form. A test makes sure that they name each field once. */
export const companySections: Section[] = [
  {
    id: 'name',
    title: 'Name',
    hint: 'Who you are, on every page and in every e-mail.',
    fields: ['name', 'legalName', 'shortName', 'gstin', 'tagline'],
  },
  {
    id: 'contact',
    title: 'Contact',
    hint: 'How customers reach you.',
    fields: ['email', 'whatsApp', 'phones', 'social', 'replyPromise'],
  },
  {
    id: 'places',
    title: 'Addresses',
    hint: 'Where you are, also on the map.',
    fields: ['addresses', 'latitude', 'longitude'],
  },
  { id: 'hours', title: 'Business hours', fields: ['hours', 'holidays'] },
  {
    id: 'products',
    title: 'Product pages',
    hint: 'Shown on every product page.',
    fields: ['deliveryTerms', 'warrantyTerms'],
  },
  {
    id: 'look',
    title: 'Logo, colour and texts',
    fields: ['logo', 'mark', 'colour', 'footerText', 'priceBasis'],
  },
  {
    id: 'home',
    title: 'Home',
    hint: 'Texts of the home page.',
    fields: ['heroTitle', 'heroText', 'figures', 'testimonials'],
  },
  {
    id: 'about',
    title: 'About',
    fields: [
      'aboutPicture',
      'aboutPictureAlt',
      'foundedYear',
      'certificates',
      'aboutLead',
      'aboutStory',
      'aboutMission',
      'aboutVision',
      'aboutValues',
      'aboutReasons',
    ],
  },
  {
    id: 'personal-data',
    title: 'Personal data',
    hint: 'How long it is stored. What is older is deleted every day, and the audit records how much.',
    fields: [
      'requestDays',
      'enquiryMonths',
      'messageMonths',
      'emailDays',
      'networkDays',
      'accountMonths',
      'usageDays',
    ],
  },
]
