import { SignInEmail } from '../email-form.ts'
import { z } from '../schema.ts'
import { accountLimits, accountMessages } from './account.ts'

/** As an app or a list of recovery codes shows it: in groups, in any case. */
export const FactorCode = z
  .string(accountMessages.codeRequired)
  .max(accountLimits.code, accountMessages.codeWrong)
  .overwrite((code) => code.replaceAll(/[\s-]/g, '').toUpperCase())

export const SignInForm = z.object({
  email: SignInEmail,
  password: z
    .string(accountMessages.passwordRequired)
    .min(1, accountMessages.passwordRequired)
    .min(accountLimits.signInPassword, accountMessages.passwordShort)
    .max(accountLimits.password, accountMessages.passwordLong),
  /** Of the second factor, where the account has one. */
  code: FactorCode.optional(),
})
export type SignInForm = z.infer<typeof SignInForm>
