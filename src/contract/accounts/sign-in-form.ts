import { z } from '../schema.ts'
import { accountLimits, accountMessages } from './account.ts'

/** Any text, an @, a domain with a dot: what the mail server then says of it is the last word. */
export const emailPattern = /^[^\s@\u0000-\u001f]+@[^\s@.\u0000-\u001f]+(\.[^\s@.\u0000-\u001f]+)+$/

export const Email = z
  .string(accountMessages.emailRequired)
  .overwrite((text) => text.toWellFormed().trim().toLowerCase())
  .min(1, accountMessages.emailRequired)
  .max(accountLimits.email, accountMessages.emailInvalid)
  .regex(emailPattern, accountMessages.emailInvalid)

export const SignInForm = z.object({
  email: Email,
  password: z
    .string(accountMessages.passwordRequired)
    .min(1, accountMessages.passwordRequired)
    .min(accountLimits.signInPassword, accountMessages.passwordShort)
    .max(accountLimits.password, accountMessages.passwordLong),
})
export type SignInForm = z.infer<typeof SignInForm>
