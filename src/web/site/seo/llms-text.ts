import type { PriceBasis } from '#contract/company/company.ts'
import { streetOf } from '#contract/company/shown-company.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { listAddress } from '../frame/list-address.ts'

const basisTexts: Record<PriceBasis, string> = {
  'Not stated': '',
  'Including GST': ' and include GST',
  'Excluding GST': ', to which GST is added at the rate of the product',
}

type SiteTexts = { profile: SiteProfile; categories: string[]; lead: string }

/** The content of the site for language models. See llmstxt.org. */
export function llmsText(site: string, { profile, categories, lead }: SiteTexts) {
  const { company, tagline, address, email, phone, hours, priceBasis } = profile
  const link = (name: string, path: string, note: string) => `- [${name}](${site}${path}): ${note}`
  const lines = [
    `# ${company}`,
    '',
    `> ${tagline}. ${lead}`,
    '',
    `${streetOf(address)}, ${address.city} ${address.postcode}, ${address.country}. ${email}, ${phone.shown}. ${hours.map(({ days, times }) => `${days} ${times}`).join(', ')}.`,
    '',
    `Prices are in Indian rupees${basisTexts[priceBasis]}. A product without a price is sold on request.`,
    '',
    '## Products',
    '',
    ...categories.map((category) =>
      link(category, listAddress('', { category }), 'specification, price and stock of each'),
    ),
    '',
    '## Pages',
    '',
    link('About Us', '/about', 'story, mission, values'),
    link('Clients', '/clients', 'who buys here, and stories about some'),
    link('Contact Us', '/contact', 'address, hours, a form'),
    link('Product enquiry', '/enquiry', 'asking for a quote'),
    link('Privacy', '/privacy', 'what is stored about a person, and for how long'),
    '',
    '## For programs',
    '',
    link(
      'OpenAPI',
      '/api/openapi.json',
      'every call; GET /api/products and /api/search need no key',
    ),
    link('Sitemap', '/sitemap.xml', 'every page, with the time of its last change'),
    '',
  ]
  return lines.join('\n')
}
