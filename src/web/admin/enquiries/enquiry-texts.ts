import type { Enquiry } from '#contract/enquiries/enquiry.ts'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letter, or else whatever comes first. */
export function initialOf(name: string) {
  const signs = [...letters.segment(name.trim())].map(({ segment }) => segment)
  const first = signs.find((sign) => /^[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? ''
  return first.toUpperCase()
}

/** Opens the mail program. A product may be called anything, half a character included. */
export function replyAddress({ email, product }: Pick<Enquiry, 'email' | 'product'>) {
  const recipient = encoded(email).replaceAll('%40', '@')
  return `mailto:${recipient}?subject=${encoded(`Re: Your enquiry about ${product}`)}`
}

function encoded(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
