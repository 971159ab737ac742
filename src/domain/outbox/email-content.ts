/** What an e-mail says. Its layout makes the plain text and the HTML of it. */
export type EmailContent = {
  /** Without one it reads as a letter. */
  heading?: string
  paragraphs: string[]
  facts?: EmailFact[]
  /** A visitor's own text, with its line breaks. */
  quote?: string
  /** A link into this site. With `hasToken`, its address ends with the e-mail's token. */
  link?: { text: string; path: string; hasToken?: true }
  closing?: string[]
  /** Stored files that go out with it. */
  attachments?: EmailAttachment[]
  /** Ends offers, or what else the e-mail was asked for by. Stands small at the foot, and is what `List-Unsubscribe` names to mail programs. */
  stopLink?: { text: string; path: string }
}

type EmailAttachment = { fileKey: string; name: string; type: string }

/** A row with a name and a value, or with the e-mail's secret. */
export type EmailFact = { name: string; value: string } | { name: string; isSecret: true }

/** Read unchecked: only `enqueueEmail` writes the column. */
export function emailContentIn(json: string): EmailContent {
  return JSON.parse(json)
}

export function showsSecret({ facts = [] }: EmailContent) {
  return facts.some((fact) => 'isSecret' in fact)
}

export function linksWithToken({ link }: EmailContent) {
  return link?.hasToken ?? false
}
