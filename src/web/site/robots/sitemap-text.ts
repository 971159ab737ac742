import { pictureAddress } from '#contract/pictures/picture.ts'
import { productCategories } from '#contract/products/product.ts'
import type { MappedProduct } from '#domain/products/find-mapped-products.ts'
import { escapedMarkup } from '#platform/markup/escaped-markup.ts'
import { listAddress } from '../frame/list-address.ts'

/** As many as the protocol lets one file name. */
export const mostInMap = 50_000

/** The pages that are always there. */
export const steadyPaths = [
  '/',
  listAddress('', { category: 'All' }),
  ...productCategories.map((category) => listAddress('', { category })),
  '/clients',
  '/about',
  '/contact',
  '/privacy',
]

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

export function mapText(entries: string[]) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

export function steadyEntry(path: string, site: string) {
  return `<url><loc>${escapedMarkup(`${site}${path}`)}</loc></url>`
}

export function productEntry({ path, changedAt, pictures }: MappedProduct, site: string) {
  const images = pictures.map(
    ({ key, width }) =>
      `<image:image><image:loc>${escapedMarkup(`${site}${pictureAddress(key, width)}`)}</image:loc></image:image>`,
  )
  return `<url><loc>${escapedMarkup(`${site}${path}`)}</loc><lastmod>${changedAt}</lastmod>${images.join('')}</url>`
}

/** The map of the maps, where one file cannot name everything. */
export function mapOfMapsText(parts: number, site: string) {
  const entries = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${escapedMarkup(`${site}/sitemaps/${at + 1}.xml`)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}
