import { emailPattern, longestEmail, mailablePattern } from '../email.ts'
import { z } from '../schema.ts'
import { accountLimits, accountMessages } from './account.ts'

export const Email = z
  .string(accountMessages.emailRequired)
  .overwrite((text) => text.toWellFormed().trim().toLowerCase())
  .min(1, accountMessages.emailRequired)
  .max(longestEmail, accountMessages.emailInvalid)
  .regex(emailPattern, accountMessages.emailInvalid)

/** For an address that is set, not one that is signed in with: an account of earlier must still open. */
export const MailableEmail = Email.regex(mailablePattern, accountMessages.emailInvalid)

export const SignInForm = z.object({
  email: Email,
  password: z
    .string(accountMessages.passwordRequired)
    .min(1, accountMessages.passwordRequired)
    .min(accountLimits.signInPassword, accountMessages.passwordShort)
    .max(accountLimits.password, accountMessages.passwordLong),
})
export type SignInForm = z.infer<typeof SignInForm>
