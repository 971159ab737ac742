import type { DemoBanner, DemoLogo, DemoStory } from '../demo-content.ts'

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

const stories: Record<string, DemoStory> = {
  'murthy-public-school': {
    title: 'Forty laptops that children carry every day',
    text: [
      'Murthy Public School teaches six hundred children in Jayanagar. In 2025 it replaced a computer room of fixed desktops by forty laptops that move from class to class on two trolleys.',
      'The principal asked for the cheapest model. We asked who would carry the machines, and lent the school two models for a week. The children dropped both. One survived, and that is the one the school bought: rubber corners, a keyboard that takes a spilt bottle of water, and a battery for a whole school day.',
      'We delivered in two lots during the summer holidays, set up the accounts, labelled every laptop and every charger, and mounted touch panels in four classrooms. In the first year three laptops came in for repair. Each was back within four working days.',
    ].join('\n\n'),
    picture: 'class-room.jpg',
  },
  'arogya-clinics': {
    title: 'One kind of printer for seven receptions',
    text: [
      'Arogya Clinics has seven receptions in Bengaluru. Each had bought its printers by itself: eleven models, eleven kinds of toner, and a cupboard full of cartridges that fitted nothing.',
      'We counted the pages of a month at every reception and compared three multifunction printers by the cost of a page. The cheapest of the three was enough for all receptions but one.',
      'Today all seven use the same model and the same toner, and one spare machine stands in our workshop. When a printer fails, we exchange it on the same day and repair it afterwards. A printed page costs the clinics 38 per cent less than before.',
    ].join('\n\n'),
    picture: 'clinic-desk.jpg',
  },
  'malnaad-coffee-works': {
    title: 'Sixteen cameras and power for ninety minutes',
    text: [
      'Malnaad Coffee Works roasts and packs coffee in Chikkamagaluru. The mains fail there nearly every afternoon of the monsoon, and with them went the cameras of the warehouse and the computers of the dispatch office.',
      'We measured the load for a week, then installed sixteen cameras with one recorder, and two online UPS systems in parallel. They carry the cameras, the network and the dispatch office for ninety minutes, until the generator of the works has taken over.',
      'Our staff mounted and cabled everything on two Sundays, when the works are closed, and trained the dispatcher to find a recording. We check the batteries twice a year.',
    ].join('\n\n'),
    picture: 'works-office.jpg',
  },
}

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

export const demoClientLogos: DemoLogo[] = clients.map(([name, alt, category]) => {
  const story = stories[name]
  return { file: `${name}.png`, alt, category, ...(story && { story }) }
})
