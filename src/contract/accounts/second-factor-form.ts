import { z } from '../schema.ts'
import { accountMessages } from './account.ts'
import { CurrentPassword } from './password-form.ts'
import { FactorCode } from './sign-in-form.ts'

/** Changes to the second factor ask for the password again. */
export const PasswordConfirmation = z.object({ currentPassword: CurrentPassword })
export type PasswordConfirmation = z.infer<typeof PasswordConfirmation>

/** With a code where the account has a second factor. */
export const SessionConfirmation = PasswordConfirmation.extend({ code: FactorCode.optional() })
export type SessionConfirmation = z.infer<typeof SessionConfirmation>

export const SecondFactorRule = z.object({ isRequired: z.boolean() })

export const CodeConfirmation = z.object({ code: FactorCode.min(1, accountMessages.codeRequired) })
export type CodeConfirmation = z.infer<typeof CodeConfirmation>
