import type { Enquiry } from '#contract/enquiries/enquiry.ts'

/** Opens the mail program. A product may be called anything, half a character included. */
export function replyAddress({ email, product }: Pick<Enquiry, 'email' | 'product'>) {
  const recipient = encoded(email).replaceAll('%40', '@')
  return `mailto:${recipient}?subject=${encoded(`Re: Your enquiry about ${product}`)}`
}

function encoded(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
