import { marketingWording } from '#contract/posts/post.ts'
import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueueLetters } from '../outbox/enqueue-letter.ts'
import { reservePost } from '../limits/change-public-posts.ts'
import { receiveOnce } from '../posts/receive-once.ts'
import { newReference } from '../posts/reference.ts'
import type { Receipt, Sender } from '../posts/sender.ts'
import { enquiryLetters } from './enquiry-letters.ts'
import { findNamedProduct } from './find-named-product.ts'
import { contentOf, searchTextOf } from './enquiry-rules.ts'

/** Kept, and told to both sides, once: however often it is sent, its sender hears one reference. */
export async function receiveEnquiry(
  app: App,
  typed: EnquiryForm,
  { address, key }: Sender,
): Promise<Receipt> {
  await reservePost(app, address)
  const named = await findNamedProduct(app.db, typed)
  const form = { ...typed, productId: named?.id ?? null }
  const posting = { content: contentOf(typed), address, key }
  return receiveOnce(app, 'enquiries', posting, async (app, onceKey) => {
    const kept = await keepEnquiry(app, form, onceKey)
    if (!kept) return undefined
    await recordAudit(app, visitor, { action: 'enquiry.received', subjectId: kept.id })
    if (!form.website) await enqueueLetters(app, enquiryLetters({ ...form, ...kept }))
    return { reference: kept.reference }
  })
}

/** Undefined where it has been kept before. The unique key decides: two at once are one. */
export async function keepEnquiry(app: App, form: EnquiryForm, onceKey: string) {
  const { website, marketing, ...content } = form
  const reference = newReference('E')
  const createdAt = now(app.clock)
  return app.db
    .insertInto('enquiries')
    .values({
      id: newId(),
      reference,
      onceKey,
      ...content,
      status: 'pending',
      searchText: searchTextOf(form, reference),
      suspectedAt: website ? createdAt : null,
      marketingAt: marketing ? createdAt : null,
      marketingWording: marketing ? marketingWording : null,
      readAt: null,
      createdAt,
    })
    .onConflict((known) => known.column('onceKey').doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst()
}
