import { hiddenSecret } from '#contract/letters/letter.ts'
import { siteProfile } from '#contract/site/site-profile.ts'
import type { LetterContent, LetterFact } from './letter-content.ts'

/** What a letter is laid out with: the address its link leads into, and its secrets once it is handed over. */
export type LetterFrame = {
  publicUrl: string
  secret?: string | undefined
  linkToken?: string | undefined
}

/** A letter, ready to be written as text or as HTML. */
export type LetterParts = Omit<LetterContent, 'facts' | 'link' | 'stopLink'> & {
  facts: { name: string; value: string }[]
  link: { text: string; address: string } | undefined
  stopLink: { text: string; address: string } | undefined
  signature: string[]
}

export function partsOf(
  { facts = [], link, stopLink, ...content }: LetterContent,
  frame: LetterFrame,
): LetterParts {
  const { legalName, address, phone, email } = siteProfile
  return {
    ...content,
    facts: facts.map((fact) => ({ name: fact.name, value: valueOf(fact, frame) })),
    link: link && { text: link.text, address: addressOf(link, frame) },
    stopLink: stopLink && { text: stopLink.text, address: addressOf(stopLink, frame) },
    signature: [
      legalName,
      `${address.street}, ${address.area}, ${address.city} ${address.postcode}`,
      `${phone.shown} · ${email}`,
    ],
  }
}

function addressOf(
  { path, hasToken }: NonNullable<LetterContent['link']>,
  { publicUrl, linkToken = hiddenSecret }: LetterFrame,
) {
  return `${publicUrl}${path}${hasToken ? `?token=${linkToken}` : ''}`
}

function valueOf(fact: LetterFact, { secret = hiddenSecret }: LetterFrame) {
  return 'isSecret' in fact ? secret : fact.value
}
