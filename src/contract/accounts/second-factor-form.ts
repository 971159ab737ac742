import { z } from '../schema.ts'
import { accountMessages } from './account.ts'
import { CurrentPassword } from './password-form.ts'
import { FactorCode } from './sign-in-form.ts'

/** Changes to the second factor ask for the password again. */
export const PasswordConfirmation = z.object({ currentPassword: CurrentPassword })
export type PasswordConfirmation = z.infer<typeof PasswordConfirmation>

export const CodeConfirmation = z.object({ code: FactorCode.min(1, accountMessages.codeRequired) })
export type CodeConfirmation = z.infer<typeof CodeConfirmation>
