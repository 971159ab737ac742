import { emailLimits } from '#contract/emails/outbox-email.ts'
import { fillPlaceholders } from '#contract/reply-templates/placeholders.ts'
import type { PlaceholderValues } from '#contract/reply-templates/placeholders.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import type { ReplyFacts, ReplyOffer } from '#contract/submissions/reply.ts'
import type { ReplyForm } from '#contract/submissions/reply-form.ts'
import { priceText } from '#contract/products/price-text.ts'

/** What somebody types of a reply. */
export type ReplyTexts = Pick<ReplyForm, 'subject' | 'text'>

/** With the name of the person who replies, where there is one. */
type KnownFacts = ReplyFacts & { me: string | null }

/** A reply as the template has it. Without a subject of its own, the reply keeps what it has. */
export function filledReply(
  { subject, body }: Pick<ReplyTemplate, 'subject' | 'body'>,
  facts: KnownFacts,
  reply: ReplyTexts,
): ReplyTexts {
  const values = valuesOf(facts)
  const filledSubject = subject === null ? reply.subject : fillPlaceholders(subject, values)
  return {
    ...reply,
    // The name of a product can be longer than a subject may be.
    subject: filledSubject.slice(0, emailLimits.subject).toWellFormed(),
    text: fillPlaceholders(body, values),
  }
}

/** A customer must not take a price without GST for the whole amount. */
function offeredPrice({ price, priceTerms }: ReplyOffer) {
  return price ? `${priceText(price)} ${priceTerms}`.trim() : 'on request'
}

function valuesOf({ name, product, offer, me }: KnownFacts): PlaceholderValues {
  return {
    name: name ?? 'Customer',
    product,
    price: offer && offeredPrice(offer),
    stock: offer && offer.stockStatus,
    link: offer && offer.link,
    me,
  }
}
