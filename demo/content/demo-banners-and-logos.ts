import type { DemoBanner, DemoLogo } from '../demo-content.ts'

const schools = 'Schools & Colleges'
const healthcare = 'Healthcare'
const manufacturing = 'Manufacturing'
const government = 'Government'

const banners: Record<string, string> = {
  'office-desks': 'Three desktop computers on a long desk by the window of an office',
  'meeting-room': 'A meeting room with a touch panel on the wall and laptops on the table',
  'print-room': 'A copier, a laser printer and an ink tank printer with paper on shelves above',
  'camera-room': 'A control room: eight screens with camera pictures above a desk with a recorder',
  'power-room': 'UPS cabinets in a row beside two racks of servers and batteries',
}

const partners = [
  'Kaveri',
  'Drishgard',
  'Arunvale',
  'Brindal',
  'Chowkira',
  'Lekhra',
  'Sthiron',
  'Phalkora',
  'Dastavio',
  'Rashmivue',
  'Syahvani',
  'Jodvira',
]

const clients: [file: string, alt: string, category: string | null][] = [
  ['murthy-public-school', 'Murthy Public School', schools],
  ['nirman-institute', 'Nirman Institute of Technology', schools],
  ['shantivan-college', 'Shantivan College of Commerce', schools],
  ['bodhi-tree-academy', 'Bodhi Tree Academy', schools],
  ['sanjeevini-hospitals', 'Sanjeevini Hospitals', healthcare],
  ['arogya-clinics', 'Arogya Clinics', healthcare],
  ['lotus-diagnostics', 'Lotus Diagnostics', healthcare],
  ['netra-eye-care', 'Netra Eye Care', healthcare],
  ['kumar-engineering-works', 'Kumar Engineering Works', manufacturing],
  ['malnaad-coffee-works', 'Malnaad Coffee Works', manufacturing],
  ['peenaar-precision-tools', 'Peenaar Precision Tools', manufacturing],
  ['deccan-castings', 'Deccan Castings', manufacturing],
  ['hosahalli-town-council', 'Hosahalli Town Council', government],
  ['neralur-public-library', 'Neralur Public Library', government],
  ['devanur-district-office', 'Devanur District Office', government],
  ['rajapura-water-board', 'Rajapura Water Board', government],
  ['shetty-hotels', 'Shetty Hotels', null],
  ['ullas-and-rao', 'Ullas & Rao, Chartered Accountants', null],
]

/** Each list in the order in which it is shown. */
export const demoBanners: DemoBanner[] = Object.entries(banners).map(([name, alt]) => ({
  file: `${name}.jpg`,
  alt,
}))

export const demoPartnerLogos: DemoLogo[] = partners.map((alt) => ({
  file: `${alt.toLowerCase()}.png`,
  alt,
  category: null,
}))

export const demoClientLogos: DemoLogo[] = clients.map(([name, alt, category]) => ({
  file: `${name}.png`,
  alt,
  category,
}))
