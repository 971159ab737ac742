import type { DemoCompany } from '../demo-content.ts'

/** Invented: no PAN has the number 0000, so nobody has this GST number. */
export const demoCompany: DemoCompany = {
  facts: {
    gstin: '29AAAFT0000A1Z5',
    foundedYear: '2011',
    certificates: [
      {
        name: 'ISO 9001:2015, sale and service of IT hardware',
        issuer: 'Sahyadri Certification Services',
        number: 'SCS-QM-20417',
        validUntil: '2029-06-30',
      },
      {
        name: 'Authorised sales and service partner, Kaveri',
        issuer: 'Kaveri Computers',
        number: 'KC-IN-S-0386',
        validUntil: '2029-03-31',
      },
      {
        name: 'Registered e-waste collection point',
        issuer: 'Neelagiri Recyclers',
        number: 'NR-CP-118',
        validUntil: '2028-12-31',
      },
    ],
    replyPromise: 'We reply within one working day.',
    deliveryTerms:
      'Delivered in Bengaluru in two to four working days if the product is in stock, and elsewhere in India by courier. Installation is part of the quote.',
    warrantyTerms:
      'The maker’s warranty, with a tax invoice. We take the claim to the maker for you: call or write with the serial number.',
    aboutPictureAlt:
      'Our service bench: a printer, a screen, a desktop and two laptops, with boxes on the shelves above',
  },
  picture: 'service-bench.jpg',
}
