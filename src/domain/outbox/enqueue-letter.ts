import { cleanLine } from '#contract/clean-text.ts'
import { letterLimits } from '#contract/letters/letter.ts'
import type { LetterKind } from '#contract/letters/letter.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { findStopLinks } from './find-stop-links.ts'
import type { LetterContent } from './letter-content.ts'
import type { LettersTable } from './letters-table.ts'

export type NewLetter = {
  kind: LetterKind
  /** An address, or `salesRecipient`: the office, wherever that reads its mail when the letter is sent. */
  recipient: string
  replyTo?: string
  subject: string
  content: LetterContent
  /** Goes where the content has a place for it, and is shown to nobody else. */
  secret?: string
  /** Ends the address of the content's link, where that has a place for it. Shown to nobody else. */
  linkToken?: string
  /** The id of what it is about. */
  about?: string
}

export async function enqueueLetter(app: App, letter: NewLetter) {
  await enqueueLetters(app, [letter])
}

/**
 * Belongs in the transaction of what they tell. All in one statement. Whoever agreed to offers finds
 * the link that ends them in every e-mail.
 */
export async function enqueueLetters(app: App, letters: NewLetter[]) {
  if (letters.length === 0) return
  const stopLinks = await findStopLinks(
    app,
    letters.map(({ recipient }) => recipient),
  )
  const rows = letters.map((letter) => {
    const stopLink = stopLinks.get(letter.recipient.toLowerCase())
    return rowOf(app, stopLink ? { ...letter, content: { ...letter.content, stopLink } } : letter)
  })
  await app.db.insertInto('letters').values(rows).execute()
  app.afterCommit(() => app.outbox.nudge())
}

function rowOf(app: App, { secret, linkToken, ...letter }: NewLetter): LettersTable {
  const id = newId()
  const at = now(app.clock)
  return {
    id,
    kind: letter.kind,
    recipient: letter.recipient,
    replyTo: letter.replyTo ?? null,
    subject: subjectOf(letter.subject),
    content: JSON.stringify(letter.content),
    secret: secret === undefined ? null : app.secrets.seal(secret, id),
    linkToken: linkToken === undefined ? null : app.secrets.seal(linkToken, linkTokenContext(id)),
    about: letter.about ?? null,
    createdAt: at,
    waitingSince: at,
    nextTryAt: at,
    claimedUntil: '',
    attempts: 0,
    lastError: null,
    sentAt: null,
    givenUpAt: null,
  }
}

/** The two secrets of one letter are sealed for different contexts, so that they cannot be exchanged. */
export function linkTokenContext(letterId: string) {
  return `${letterId}/link`
}

/** Names and products stand in subjects: whatever is in them, it stays one line. */
function subjectOf(text: string) {
  const line = cleanLine(text.replaceAll(/\p{Cc}/gu, ' '))
  const characters = Array.from(line)
  return characters.length <= letterLimits.subject
    ? line
    : `${characters.slice(0, letterLimits.subject - 1).join('')}…`
}
