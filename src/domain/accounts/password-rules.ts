import { accountLimits, accountMessages } from '#contract/accounts/account.ts'

export type PasswordOwner = {
  email: string
  /** As it was typed, where it was. */
  oldPassword?: string
}

/** The name of the company must not be in the password either. */
export type KnownOwner = PasswordOwner & { company: string }

/** Shorter words occur in too many passwords by chance. */
const shortestWord = 4

const sequences = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((row) => [row, row.split('').toReversed().join('')])

const lettersOfSigns: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Why a password is too easy to guess for this account, as far as that can be seen without a list. */
export function weaknessOf(password: string, owner: KnownOwner): string | undefined {
  const folded = fold(password)
  if (folded.trim() === '') return accountMessages.passwordBlank
  if (isRepetition(folded)) return accountMessages.passwordRepeats
  if (isSequence(folded)) return accountMessages.passwordSequence
  if (contains(folded, wordsOfEmail(owner.email))) return accountMessages.passwordHasEmail
  if (contains(folded, wordsOfCompany(owner))) return accountMessages.passwordHasCompany
  if (contains(folded, wordsOfOldPassword(owner))) return accountMessages.passwordIsOld
  return undefined
}

/** What to look up among the common passwords: itself, and what it adds digits, signs or a repetition to. */
export function commonFormsOf(password: string) {
  const folded = fold(password)
  const core = folded.replaceAll(/^\P{L}+|\P{L}+$/gu, '')
  const forms = [core, repeatedPartOf(core)]
  return [folded, ...forms, ...forms.map(withoutSigns)]
}

function fold(text: string) {
  return text.normalize('NFKC').toLowerCase()
}

/** A part that is too short for a password is not long enough by being repeated. */
function isRepetition(text: string) {
  const longest = Math.min(accountLimits.newPassword - 1, Math.floor(text.length / 2))
  return Array.from({ length: longest }, (_, index) => index + 1).some((length) =>
    text.startsWith(text.slice(length)),
  )
}

function repeatedPartOf(text: string) {
  const at = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, at)
}

function isSequence(text: string) {
  const characters = text.replaceAll(/[^a-z0-9]/g, '')
  if (characters.length < shortestWord) return false
  return sequences.some((row) => row.repeat(rowsFor(characters, row)).includes(characters))
}

function rowsFor(characters: string, row: string) {
  return Math.ceil(characters.length / row.length) + 1
}

function withoutSigns(text: string) {
  return text.replaceAll(/[013457@$]/g, (sign) => lettersOfSigns[sign] ?? sign)
}

function contains(folded: string, words: string[]) {
  return words.some((word) => word.length >= shortestWord && folded.includes(fold(word)))
}

function wordsOfEmail(email: string) {
  return [email, email.split('@')[0] ?? '']
}

function wordsOfCompany({ company }: KnownOwner) {
  return company.split(/\P{L}+/u)
}

/** A shorter one was never a password: the form says so itself. */
function wordsOfOldPassword({ oldPassword = '' }: PasswordOwner) {
  return oldPassword.length >= accountLimits.signInPassword ? [oldPassword] : []
}
