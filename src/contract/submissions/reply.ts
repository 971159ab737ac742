import type { StockStatus } from '../products/product.ts'

export const replyLimits = { text: 10_000 } as const

export const replyMessages = {
  sent: 'Reply sent',
  discarded: 'Reply discarded',
  restored: 'Reply restored',
  restoredWithoutFiles: 'Reply restored. Please choose its files again.',
  nothingWritten: 'This is only the greeting. Write your reply, or attach a file.',
  sendFailed: 'Failed to send the reply',
  noMail: 'No mail is set up: open the reply in your mail program instead.',
  noAddress: 'The sender gave no e-mail address.',
  repliedMeanwhile: (who: string, when: string) =>
    `${who} replied ${when}. Read that reply first, or send yours anyway.`,
} as const

/** What the placeholders of a template stand for in the reply to one submission. */
export type ReplyFacts = {
  /** Of the sender, where one was given. */
  name: string | null
  /** As it was asked about. */
  product: string | null
  /** Null where the catalogue does not have it now. */
  offer: ReplyOffer | null
  /** Of the category of the product; null where there is none. */
  catalogue: ReplyCatalogue | null
}

export type ReplyCatalogue = { category: string; bytes: number }

export type ReplyOffer = {
  /** Null for a price on request. */
  price: number | null
  /** Whether the price includes GST. Empty where that is not stated. */
  priceTerms: string
  stockStatus: StockStatus
  /** Of its page. */
  link: string
}
