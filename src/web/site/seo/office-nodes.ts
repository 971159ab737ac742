import { daysIn, hoursIn } from '#contract/site/office-time.ts'
import { siteProfile } from '#contract/site/site-profile.ts'

/** One node for the company and its office: it sells from where it is. */
export function officeNode(site: string) {
  const { address, location, phone, email, company, legalName, tagline, social } = siteProfile
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': `${site}/#office`,
    name: company,
    legalName,
    slogan: tagline,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    image: `${site}/share.png`,
    email,
    telephone: phone.dialled,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.area}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...location },
    openingHoursSpecification: siteProfile.hours.map(({ days, times }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysIn(days),
      ...hoursIn(times),
    })),
    sameAs: social.map(({ address }) => address),
  }
}

export function websiteNode(site: string) {
  return {
    '@type': 'WebSite',
    '@id': `${site}/#site`,
    name: siteProfile.company,
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
