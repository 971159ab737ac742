import { SignInEmail } from '../email-form.ts'
import { z } from '../schema.ts'
import { accountMessages } from './account.ts'
import { NewPassword } from './password-form.ts'

export const PasswordResetRequest = z.object({ email: SignInEmail })
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>

export const PasswordResetForm = z.object({
  token: z
    .string(accountMessages.resetLinkDead)
    .regex(/^[\w-]{20,100}$/, accountMessages.resetLinkDead),
  password: NewPassword,
})
export type PasswordResetForm = z.infer<typeof PasswordResetForm>
