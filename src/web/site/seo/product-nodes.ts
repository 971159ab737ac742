import { pictureAddress, widthFor } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import { listLimits } from '#contract/list-limits.ts'
import type { ShownList } from '../products/list-choices.ts'
import type { ShownProduct, StockStatus } from '#contract/products/product.ts'
import { priceWithGst } from '#contract/products/price-terms.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import type { SpecRow } from '../products/product-page-texts.ts'

type Crumb = { name: string; path: string }

const availability: Record<StockStatus, string> = {
  'In Stock': 'https://schema.org/InStock',
  'Out of Stock': 'https://schema.org/OutOfStock',
  'Pre Order': 'https://schema.org/PreOrder',
  'Back Order': 'https://schema.org/BackOrder',
}

/** Wide enough for every search engine's largest picture. */
const sharedWidth = 1600

type SpecifiedProduct = ShownProduct & { specs: SpecRow[] }

/** A price on request is no offer: a zero would be taken for one. */
export function productNode(product: SpecifiedProduct, site: string, profile: SiteProfile) {
  const { name, brand, category, modelNo, hsnCode, price, specs, description, pictures } = product
  const url = `${site}${product.path}`
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name,
    description: description === '' ? specs.map(lineOf).join(', ') : description,
    category,
    ...(pictures.length > 0 && { image: pictures.map((picture) => addressOf(picture, site)) }),
    ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
    ...(modelNo !== '' && { mpn: modelNo, sku: modelNo }),
    additionalProperty: [
      ...specs.map(propertyOf),
      ...(hsnCode !== '' ? [{ '@type': 'PropertyValue', name: 'HSN code', value: hsnCode }] : []),
    ],
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        url,
        price: price.toFixed(2),
        priceCurrency: 'INR',
        ...taxOf({ ...product, price }, profile),
        availability: availability[product.stockStatus],
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', '@id': `${site}/#office`, name: profile.company },
      },
    }),
  }
}

type Taxed = { price: number; gstRate: number }

/** The amounts that the page shows. None where the company does not say whether its prices include GST. */
function taxOf(taxed: Taxed, { priceBasis }: SiteProfile) {
  if (priceBasis === 'Not stated') return {}
  if (priceBasis === 'Including GST') return { priceSpecification: amountOf(taxed.price, true) }
  return {
    priceSpecification: [amountOf(taxed.price, false), amountOf(priceWithGst(taxed), true)],
  }
}

function amountOf(price: number, valueAddedTaxIncluded: boolean) {
  return {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: 'INR',
    valueAddedTaxIncluded,
  }
}

/** `Memory: 16 GB` names its value; a line without a name is one itself. */
function propertyOf({ label, parts }: SpecRow) {
  return { '@type': 'PropertyValue', ...(label && { name: label }), value: parts.join('') }
}

function lineOf({ label, parts }: SpecRow) {
  return [...(label ? [label] : []), parts.join('')].join(': ')
}

/** The positions go on from page to page. */
export function productListNode({ products, page, total }: ShownList, site: string) {
  const before = (page - 1) * listLimits.onPage
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      name,
      url: `${site}${path}`,
    })),
  }
}

export function breadcrumbNode(crumbs: Crumb[], site: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${site}${path}`,
    })),
  }
}

function addressOf(picture: Picture, site: string) {
  return `${site}${pictureAddress(picture.key, widthFor(picture, sharedWidth))}`
}
