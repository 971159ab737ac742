import { hiddenSecret } from '#contract/emails/outbox-email.ts'
import { defaultColour } from '#contract/company/site-colour.ts'
import { streetOf } from '#contract/company/shown-company.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import type { EmailContent, EmailFact } from './email-content.ts'

/** What an e-mail is laid out with: the address its link leads into, and its secrets once it is handed over. */
export type EmailFrame = {
  site: SiteProfile
  publicUrl: string
  secret?: string | undefined
  linkToken?: string | undefined
}

/** An e-mail, ready to be written as text or as HTML. */
export type EmailParts = Omit<EmailContent, 'facts' | 'link' | 'stopLink'> & {
  facts: { name: string; value: string }[]
  link: { text: string; address: string } | undefined
  stopLink: { text: string; address: string } | undefined
  company: string
  /** Of the line at the top and of the link. */
  colour: string
  signature: string[]
}

export function partsOf(
  { facts = [], link, stopLink, ...content }: EmailContent,
  frame: EmailFrame,
): EmailParts {
  const { company, legalName, address, phone, email, colours } = frame.site
  return {
    ...content,
    company,
    colour: colours?.action ?? defaultColour,
    facts: facts.map((fact) => ({ name: fact.name, value: valueOf(fact, frame) })),
    link: link && { text: link.text, address: addressOf(link, frame) },
    stopLink: stopLink && { text: stopLink.text, address: addressOf(stopLink, frame) },
    signature: [
      legalName,
      `${streetOf(address)}, ${address.city} ${address.postcode}`,
      `${phone.shown} · ${email}`,
    ],
  }
}

function addressOf(
  { path, hasToken }: NonNullable<EmailContent['link']>,
  { publicUrl, linkToken = hiddenSecret }: EmailFrame,
) {
  return `${publicUrl}${path}${hasToken ? `?token=${linkToken}` : ''}`
}

function valueOf(fact: EmailFact, { secret = hiddenSecret }: EmailFrame) {
  return 'isSecret' in fact ? secret : fact.value
}
