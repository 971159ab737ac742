import { cleanLine } from './clean-text.ts'
import { emailMessages, emailPattern, longestEmail, mailablePattern } from './email.ts'
import { z } from './schema.ts'

/** What somebody signs in with. An account with an address that cannot be mailed still opens. */
export const SignInEmail = emailOf(inSmallLetters, emailPattern)

/** What is set as the address of an account. */
export const MailableEmail = SignInEmail.regex(mailablePattern, emailMessages.invalid)

/** What a visitor types, in the letters in which it was typed. */
export const SenderEmail = emailOf(cleanLine, mailablePattern)

function emailOf(clean: (text: string) => string, pattern: RegExp) {
  return z
    .string(emailMessages.required)
    .overwrite(clean)
    .min(1, emailMessages.required)
    .max(longestEmail, emailMessages.invalid)
    .regex(pattern, emailMessages.invalid)
}

function inSmallLetters(text: string) {
  return text.toWellFormed().trim().toLowerCase()
}
