import { SignInEmail } from '../email-form.ts'
import { z } from '../schema.ts'
import { accountLimits, accountMessages } from './account.ts'

export const SignInForm = z.object({
  email: SignInEmail,
  password: z
    .string(accountMessages.passwordRequired)
    .min(1, accountMessages.passwordRequired)
    .min(accountLimits.signInPassword, accountMessages.passwordShort)
    .max(accountLimits.password, accountMessages.passwordLong),
})
export type SignInForm = z.infer<typeof SignInForm>
