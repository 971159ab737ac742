import { allCategories } from '#contract/categories/category.ts'
import { pictureAddress } from '#contract/pictures/picture.ts'
import type { App } from '#domain/app.ts'
import { findCategories } from '#domain/find-categories.ts'
import { findMappedStories } from '#domain/image-lists/client-stories.ts'
import { countMappedProducts, findMappedProducts } from '#domain/products/find-mapped-products.ts'
import type { MappedProduct } from '#domain/products/find-mapped-products.ts'
import { escapedMarkup } from '#platform/markup/escaped-markup.ts'
import { listAddress } from '../frame/list-address.ts'

/** As many as the protocol lets one file name. */
export const mostInMap = 50_000

/** The pages that are always there. */
export function steadyPaths(categories: string[]) {
  return [
    '/',
    listAddress('', { category: allCategories }),
    ...categories.map((category) => listAddress('', { category })),
    '/clients',
    '/about',
    '/contact',
    '/privacy',
  ]
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

export function mapText(entries: string[]) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

function steadyEntry(path: string, site: string) {
  return `<url><loc>${escapedMarkup(`${site}${path}`)}</loc></url>`
}

function productEntry({ path, changedAt, pictures }: MappedProduct, site: string) {
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

/** The number of rows in one read, so that other requests can run in between. */
const atOnce = 500

/** The pages that are always there, and the stories of clients. */
async function findSteadyEntries(app: App, site: string) {
  const { shown } = await findCategories(app)
  const stories = await findMappedStories(app.db)
  return [
    ...steadyPaths(shown.map(({ name }) => name)).map((path) => steadyEntry(path, site)),
    ...stories.map(
      ({ path, changedAt }) =>
        `<url><loc>${escapedMarkup(`${site}${path}`)}</loc><lastmod>${changedAt}</lastmod></url>`,
    ),
  ]
}

/** How many files it takes to name everything. */
export async function countParts(app: App, mostInMap: number) {
  const steady = await findSteadyEntries(app, '')
  return Math.ceil((steady.length + (await countMappedProducts(app.db))) / mostInMap)
}

type Part = { number: number; mostInMap: number; site: string }

/** The steady pages come first, then the products, in parts of the same size. */
export async function readPart(app: App, { number, mostInMap, site }: Part): Promise<string[]> {
  const steady = await findSteadyEntries(app, site)
  const entries = number === 1 ? [...steady] : []
  let offset = Math.max(0, (number - 1) * mostInMap - steady.length)
  while (entries.length < mostInMap) {
    const limit = Math.min(atOnce, mostInMap - entries.length)
    const products = await findMappedProducts(app.db, { offset, limit })
    entries.push(...products.map((product) => productEntry(product, site)))
    offset += products.length
    if (products.length < limit) break
  }
  return entries
}
