import type { PriceBasis } from '#contract/company/company.ts'
import { priceTermsText } from '#contract/products/price-terms.ts'
import type { ReplyFacts } from '#contract/submissions/reply.ts'
import type { App } from '../app.ts'
import { findCategories } from '../find-categories.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { findProductRecord } from '../products/find-products.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { pathOf } from '../products/product-rules.ts'
import { findCatalogueAttachment } from '../replies/find-attachments.ts'
import { findEnquiry } from './find-enquiries.ts'

export async function findReplyFacts(app: App, id: string): Promise<ReplyFacts | undefined> {
  const enquiry = await findEnquiry(app.db, id)
  if (!enquiry) return undefined
  const { name, product, productId } = enquiry
  const { priceBasis } = await findSiteProfile(app)
  const record = productId === null ? undefined : await findProductRecord(app.db, productId)
  const catalogue = record && (await findCatalogueAttachment(app.db, record.category))
  return {
    name,
    product,
    offer: record && (await isHidden(app, record)) ? null : offerOf(app, record, priceBasis),
    catalogue: catalogue ? { category: record.category, bytes: catalogue.bytes } : null,
  }
}

/** Only the office can open the page of a product in a hidden category. */
async function isHidden(app: App, { category }: ProductRecord) {
  const { shown } = await findCategories(app)
  return !shown.some(({ name }) => name === category)
}

function offerOf({ outbox }: App, product: ProductRecord | undefined, basis: PriceBasis) {
  // Only the office can open the page of a draft.
  if (product?.publication !== 'Published') return null
  return {
    price: product.price || null,
    priceTerms: priceTermsText(product, basis),
    stockStatus: product.stockStatus,
    link: `${outbox.publicUrl}${pathOf(product)}`,
  }
}
