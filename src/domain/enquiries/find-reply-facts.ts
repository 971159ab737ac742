import type { ReplyFacts } from '#contract/submissions/reply.ts'
import type { App } from '../app.ts'
import { findProductRecord } from '../products/find-products.ts'
import { pathOf } from '../products/product-rules.ts'
import { findEnquiry } from './find-enquiries.ts'

export async function findReplyFacts(app: App, id: string): Promise<ReplyFacts | undefined> {
  const enquiry = await findEnquiry(app.db, id)
  if (!enquiry) return undefined
  const { name, product, productId } = enquiry
  return { name, product, offer: productId === null ? null : await findOffer(app, productId) }
}

async function findOffer({ db, outbox }: App, productId: string) {
  const product = await findProductRecord(db, productId)
  // Only the office can open the page of a draft.
  if (product?.publication !== 'Published') return null
  const { price, stockStatus } = product
  return { price: price || null, stockStatus, link: `${outbox.publicUrl}${pathOf(product)}` }
}
