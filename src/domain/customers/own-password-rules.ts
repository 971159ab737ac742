import { customerMessages } from '#contract/customers/customer.ts'

export type PasswordOwner = { userId: string; gstNumber: string | null; email: string | null }

/** The name of the company must not be in the password either. */
export type KnownOwner = PasswordOwner & { company: string }

/** Shorter words are in too many passwords by chance. */
const shortestWord = 4

/** Why a customer cannot choose this password, as far as that can be seen without a list. */
export function weaknessOf(password: string, owner: KnownOwner): string | undefined {
  const folded = fold(password)
  const compact = compactOf(folded)
  if (folded.trim() === '' || new Set(folded).size === 1) return customerMessages.passwordRepeats
  if (contains(compact, wordsOf(owner))) return customerMessages.passwordHasUserId
  if (contains(compact, wordsOfCompany(owner))) return customerMessages.passwordHasCompany
  return undefined
}

function wordsOfCompany({ company }: KnownOwner) {
  return [company, company.split(' ')[0] ?? '']
}

function wordsOf({ userId, gstNumber, email }: PasswordOwner) {
  return [
    userId,
    gstNumber ?? '',
    email ?? '',
    email?.split('@')[0] ?? '',
    userId.split('@')[0] ?? '',
  ]
}

function contains(compact: string, words: string[]) {
  return words.map(compactOf).some((word) => word.length >= shortestWord && compact.includes(word))
}

function compactOf(text: string) {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** What to look up among the common passwords: itself, and with signs read as letters: `p@$$word` is `password`. */
export function commonFormsOf(password: string) {
  const folded = fold(password)
  return [folded, compactOf(folded), readSigns(folded)]
}

function fold(text: string) {
  return text.normalize('NFKC').toLowerCase()
}

function readSigns(folded: string) {
  return compactOf(folded.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('!', 'i'))
}
