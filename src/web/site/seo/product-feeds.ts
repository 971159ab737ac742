import { pictureAddress, widthFor } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import type { PriceBasis } from '#contract/company/company.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { priceWithGst } from '#contract/products/price-terms.ts'
import type { ProductDocument } from '#contract/product-documents/product-document.ts'
import type { ProductPage, StockStatus } from '#contract/products/product.ts'
import { findDocumentsOf } from '#domain/product-documents/find-product-documents.ts'
import { countMappedProducts } from '#domain/products/find-mapped-products.ts'
import { findProductPages } from '#domain/products/find-product-pages.ts'
import { escapedMarkup } from '#platform/markup/escaped-markup.ts'
import type { Web } from '../../app-context.ts'

/** One file has so many products: some 4 MB. The next ones are in files of their own. */
const mostInFeed = 2000

/** Read at once, so that other requests can run in between. */
const atOnce = 200

type FeedProduct = ProductPage & { documents: ProductDocument[] }
type FeedKind = { type: string; textOf: (products: FeedProduct[], shop: Shop) => string }
type Shop = { site: string; profile: SiteProfile }

const kinds: Record<string, FeedKind> = {
  'google.xml': { type: 'application/xml', textOf: googleText },
  'products.json': { type: 'application/json', textOf: jsonText },
}

/** `/feeds/google.xml` and `/feeds/products.json`; from the second part on `/feeds/google-2.xml`. */
export async function findFeed(path: string, { app, publicUrl: site }: Web, profile: SiteProfile) {
  const [, name = '', number = '1', ending = ''] =
    /^\/feeds\/(\w+)(?:-([2-9]|[1-9]\d{1,5}))?(\.\w+)$/.exec(path) ?? []
  const kind = Object.hasOwn(kinds, `${name}${ending}`) ? kinds[`${name}${ending}`] : undefined
  const start = (Number(number) - 1) * mostInFeed
  if (!kind || (start > 0 && start >= (await countMappedProducts(app.db)))) return undefined
  const products: FeedProduct[] = []
  for (let offset = start; offset < start + mostInFeed; offset += atOnce) {
    const some = await findProductPages(app, { offset, limit: atOnce })
    const ids = some.map(({ id }) => id)
    const documents = await findDocumentsOf(app.db, ids)
    products.push(...some.map((one) => ({ ...one, documents: documents.get(one.id) ?? [] })))
    if (some.length === 0) break
  }
  return { type: kind.type, text: kind.textOf(products, { site, profile }) }
}

/** The limits of Google's product data specification. `pixels`: the least width and height of a picture. */
const googleLimits = {
  title: 150,
  description: 5000,
  brand: 70,
  mpn: 70,
  productType: 750,
  pictures: 10,
  pixels: 100,
}

/**
 * Google asks for a date with what can only be ordered ahead. There is none, so such a product is out of
 * stock there.
 */
const availability: Record<StockStatus, string> = {
  'In Stock': 'in_stock',
  'Out of Stock': 'out_of_stock',
  'Pre Order': 'out_of_stock',
  'Back Order': 'out_of_stock',
}

/** Google refuses products without a price, or without a picture that is large enough: they are left out. */
function googleText(products: ProductPage[], { site, profile }: Shop) {
  const items = products
    .map((product) => ({ ...product, pictures: product.pictures.filter(isLargeEnough) }))
    .filter((product) => priceWithTax(product, profile) > 0 && product.pictures.length > 0)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapedMarkup(profile.company)}</title>
<link>${escapedMarkup(site)}</link>
<description>${escapedMarkup(profile.tagline)}</description>
${items.map((product) => googleItem(product, { site, profile })).join('\n')}
</channel>
</rss>
`
}

function isLargeEnough({ width, height }: Picture) {
  return Math.min(width, height) >= googleLimits.pixels
}

function googleItem(product: ProductPage, { site, profile }: Shop) {
  const { id, name, brand, modelNo, category, specs, description, pictures, stockStatus } = product
  const [first = '', ...others] = pictures
    .slice(0, 1 + googleLimits.pictures)
    .map((picture) => `${site}${pictureAddress(picture.key, widthFor(picture, sharedWidth))}`)
  const about = description.trim() === '' ? specs.join(', ') : description
  const fields: [name: string, text: string][] = [
    ['id', id],
    ['title', cut(name, googleLimits.title)],
    ['description', cut(about === '' ? name : about, googleLimits.description)],
    ['link', `${site}${product.path}`],
    ['image_link', first],
    ...others.map((address): [string, string] => ['additional_image_link', address]),
    ['availability', availability[stockStatus]],
    ['price', `${priceWithTax(product, profile).toFixed(2)} INR`],
    ['brand', cut(brand, googleLimits.brand)],
    ['mpn', cut(modelNo, googleLimits.mpn)],
    // Programs would look for a number of the maker that most of these products do not have.
    ...(brand === '' || modelNo === '' ? [['identifier_exists', 'no'] as [string, string]] : []),
    ['product_type', cut(category, googleLimits.productType)],
    ['condition', 'new'],
  ]
  const elements = fields
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `<g:${name}>${escapedMarkup(withoutControls(text))}</g:${name}>`)
  return `<item>${elements.join('')}</item>`
}

/** Wide enough for every program's largest picture. */
const sharedWidth = 1600

/** In India the price of a feed includes the tax. It is the amount that the product's page shows. */
function priceWithTax(product: ProductPage, { priceBasis }: SiteProfile) {
  const price = product.price ?? 0
  return priceBasis === 'Excluding GST' ? priceWithGst({ ...product, price }) : price
}

function cut(text: string, most: number) {
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

/** XML has no way to write them. */
function withoutControls(text: string) {
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ')
}

const pricesTexts: Record<PriceBasis, string> = {
  'Not stated': '',
  'Including GST': 'incl. GST',
  'Excluding GST': 'excl. GST',
}

function jsonText(products: FeedProduct[], { site, profile }: Shop) {
  const items = products.map(({ path, pictures, documents, ...product }) => ({
    ...product,
    url: `${site}${path}`,
    images: pictures.map(({ key, width }) => `${site}${pictureAddress(key, width)}`),
    documents: documents.map(({ title, kind, url }) => ({ title, kind, url: `${site}${url}` })),
  }))
  const { company, priceBasis } = profile
  const prices = pricesTexts[priceBasis]
  return JSON.stringify({ company, currency: 'INR', prices, products: items })
}
