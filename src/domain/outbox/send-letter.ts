import { salesRecipient } from '#contract/letters/letter.ts'
import { siteProfile } from '#contract/site/site-profile.ts'
import { second } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import type { Mail, MailFault, MailMessage } from '#platform/mail/mail.ts'
import type { App } from '../app.ts'
import { claimLetter, keepFault, keepSent, releaseLetter } from './change-letters.ts'
import type { ClaimedLetter } from './change-letters.ts'
import { linkTokenContext } from './enqueue-letter.ts'
import type { LetterContent } from './letter-content.ts'
import { layLetterOut } from './letter-layout.ts'
import { isAcknowledgement, outboxMessages } from './letter-rules.ts'

type Tried = {
  letter: Pick<ClaimedLetter, 'id' | 'kind' | 'attempts'>
  fault: MailFault | undefined
}

const otherKey: MailFault = { fate: 'later', reason: outboxMessages.otherKey, code: 'ESECRET' }

/** Sends the letter that has been due longest, and keeps what came of it. Undefined where none is due. */
export async function sendLetter(
  app: App,
  mail: Mail,
  signal: AbortSignal,
): Promise<Tried | undefined> {
  const letter = await claimLetter(app)
  if (!letter) return undefined
  const message = messageOf(app, letter, mail)
  const fault = message ? await mail.send(message, signal) : otherKey
  await insist(() => keepWhatCame(app, letter, { fault, isCut: signal.aborted }), signal)
  return { letter, fault }
}

type WhatCame = { fault: MailFault | undefined; isCut: boolean }

async function keepWhatCame(app: App, letter: ClaimedLetter, { fault, isCut }: WhatCame) {
  if (!fault) return keepSent(app, letter)
  return isCut ? releaseLetter(app, letter) : keepFault(app, letter, fault)
}

/** Undefined where the letter needs a secret that cannot be opened. */
function messageOf(app: App, letter: ClaimedLetter, mail: Mail): MailMessage | undefined {
  const { id, kind, recipient, subject, waitingSince } = letter
  const secret = letter.secret === null ? undefined : app.secrets.open(letter.secret, id)
  if (letter.secret !== null && secret === undefined) return undefined
  const linkToken =
    letter.linkToken === null ? undefined : app.secrets.open(letter.linkToken, linkTokenContext(id))
  if (letter.linkToken !== null && linkToken === undefined) return undefined
  const content = JSON.parse(letter.content) as LetterContent
  return {
    id,
    to: recipient === salesRecipient ? mail.sales : recipient,
    replyTo: replyAddressOf(letter, mail),
    isReply: isAcknowledgement(kind),
    fromName: siteProfile.company,
    subject,
    date: new Date(waitingSince),
    listUnsubscribe: content.stopLink && `${app.outbox.publicUrl}${content.stopLink.path}`,
    ...layLetterOut(content, { publicUrl: app.outbox.publicUrl, secret, linkToken }),
  }
}

/** What a customer answers goes to the office, whatever address our letters are from. */
function replyAddressOf({ recipient, replyTo }: ClaimedLetter, { sales }: Mail) {
  return replyTo ?? (recipient === salesRecipient ? undefined : sales)
}

/** A database that is away for a moment must not make a letter that was taken a letter sent twice. */
async function insist(work: () => Promise<void>, signal: AbortSignal) {
  let fault: unknown
  do {
    try {
      return await work()
    } catch (error) {
      fault = error
    }
  } while (await waitFor(second, signal))
  throw fault
}
