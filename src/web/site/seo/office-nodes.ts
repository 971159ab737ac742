import { daysIn, hoursIn } from '#contract/site/office-time.ts'
import { streetOf } from '#contract/company/shown-company.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'

/** One node for the company and its office: it sells from where it is. */
export function officeNode(site: string, profile: SiteProfile) {
  const { address, location, phone, email, company, legalName, tagline, social } = profile
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': `${site}/#office`,
    name: company,
    legalName,
    slogan: tagline,
    url: `${site}/`,
    logo: `${site}${profile.logo?.address ?? profile.mark?.large ?? '/icon-512.png'}`,
    image: `${site}/share.png`,
    email,
    telephone: phone.dialled,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(address),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: address.country === 'India' ? 'IN' : address.country,
    },
    ...(location && { geo: { '@type': 'GeoCoordinates', ...location } }),
    ...(profile.gstin && { taxID: profile.gstin }),
    openingHoursSpecification: profile.hours.map(({ days, times }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysIn(days),
      ...hoursIn(times),
    })),
    ...closedOn(profile),
    sameAs: social.map(({ address }) => address),
  }
}

/** Days without opening hours, as search engines read them. */
function closedOn({ holidays }: SiteProfile) {
  if (holidays.length === 0) return {}
  return {
    specialOpeningHoursSpecification: holidays.map(({ day, name }) => ({
      '@type': 'OpeningHoursSpecification',
      name,
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    })),
  }
}

export function websiteNode(site: string, { company }: SiteProfile) {
  return {
    '@type': 'WebSite',
    '@id': `${site}/#site`,
    name: company,
    url: `${site}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': `${site}/#office` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site}/products?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
