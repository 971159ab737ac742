import type { SiteProfile } from '#contract/company/shown-company.ts'
import {
  confirmDataRequestPath,
  dataRequestKindTexts,
  dataRequestLimits,
  ownDataFilePath,
} from '#contract/privacy/data-request.ts'
import type { DataRequestKind } from '#contract/privacy/data-request.ts'
import { salesRecipient } from '#contract/emails/outbox-email.ts'
import type { NewEmail } from '../outbox/enqueue-email.ts'

type Asked = { id: string; reference: string; email: string; kind: DataRequestKind }

const { linkHours, fileDays } = dataRequestLimits

/** Where the same was requested before, its link ends with this one. */
export function confirmationEmail(
  asked: Asked & { isRepeated: boolean },
  linkToken: string,
  { company }: SiteProfile,
): NewEmail {
  const replaced = 'It replaces the link of our earlier e-mail, which no longer works.'
  return {
    kind: 'data-request-confirmation',
    recipient: asked.email,
    subject: `Confirm your request to ${company}`,
    about: asked.id,
    linkToken,
    content: {
      heading: 'Please confirm your request',
      paragraphs: [
        `This was requested from ${company} with your e-mail address. We start when you have confirmed it. The link works once, for ${linkHours} hours.`,
        ...(asked.isRepeated ? [replaced] : []),
      ],
      facts: factsOf(asked),
      link: { text: 'Confirm the request', path: confirmDataRequestPath, hasToken: true },
      closing: ['If it was not you, ignore this e-mail. Nothing happens until it is confirmed.'],
    },
  }
}

/** Where the same was requested and confirmed before. */
export function knownEmail(asked: Asked, dueOn: string, { company }: SiteProfile): NewEmail {
  return {
    kind: 'data-request-confirmation',
    recipient: asked.email,
    subject: `Your request to ${company}`,
    about: asked.id,
    content: {
      heading: 'We have your request already',
      paragraphs: [
        `This has already been requested from ${company} with your e-mail address, and confirmed. We reply by e-mail by ${dueOn}. No further action is needed.`,
      ],
      facts: factsOf(asked),
    },
  }
}

const announced: Record<DataRequestKind, string> = {
  export: 'A person asks for a copy of their data',
  erasure: 'A person asks for the deletion of their data',
}

/** For the office. */
export function announcementEmail(asked: Asked, dueOn: string): NewEmail {
  return {
    kind: 'data-request-announcement',
    recipient: salesRecipient,
    subject: `Request about personal data: ${asked.reference}`,
    about: asked.id,
    content: {
      heading: announced[asked.kind],
      paragraphs: [`It has to be answered by ${dueOn}.`],
      facts: [...factsOf(asked), { name: 'E-mail', value: asked.email }],
      link: { text: 'Open the request', path: '/admin/privacy' },
    },
  }
}

export function fileEmail(asked: Asked, linkToken: string, { company }: SiteProfile): NewEmail {
  return {
    kind: 'data-request-response',
    recipient: asked.email,
    subject: `Your data at ${company}`,
    about: asked.id,
    linkToken,
    content: {
      heading: 'Your data is ready',
      paragraphs: [
        `The link opens a file with all that ${company} stores about you. It works for ${fileDays} days.`,
      ],
      facts: factsOf(asked),
      link: { text: 'Download my data', path: ownDataFilePath, hasToken: true },
      closing: ['Do not forward this e-mail. Anyone with the link can read the file.'],
    },
  }
}

/** Deleted once it was sent: it is the last that is stored with this address. */
export function erasedEmail(asked: Asked, { company }: SiteProfile): NewEmail {
  return {
    kind: 'data-erased',
    recipient: asked.email,
    subject: `Your data at ${company} was deleted`,
    about: asked.id,
    content: {
      heading: 'Your data was deleted',
      paragraphs: [
        `${company} has deleted what it stored about you. A backup made against loss holds it until that backup is replaced.`,
      ],
      facts: factsOf(asked),
    },
  }
}

export function refusedEmail(asked: Asked, reason: string, { company }: SiteProfile): NewEmail {
  return {
    kind: 'data-request-response',
    recipient: asked.email,
    subject: `Your request to ${company}`,
    about: asked.id,
    content: {
      heading: 'We cannot do what you asked for',
      paragraphs: [`${company} has answered your request with this reason:`],
      facts: factsOf(asked),
      quote: reason,
      closing: ['If you disagree, reply to us, or complain to the Data Protection Board of India.'],
    },
  }
}

function factsOf({ kind, reference }: Asked) {
  return [
    { name: 'Asked for', value: dataRequestKindTexts[kind] },
    { name: 'Reference', value: reference },
  ]
}
