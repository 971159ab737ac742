import { z } from '../schema.ts'
import { accountLimits, accountMessages } from './account.ts'

export const NewPassword = z
  .string(accountMessages.passwordRequired)
  .min(1, accountMessages.passwordRequired)
  .min(accountLimits.newPassword, accountMessages.newPasswordShort)
  .max(accountLimits.password, accountMessages.passwordLong)

export const CurrentPassword = z
  .string(accountMessages.passwordRequired)
  .min(1, accountMessages.passwordRequired)
  .max(accountLimits.password, accountMessages.passwordLong)

export const PasswordForm = z.object({
  currentPassword: CurrentPassword,
  newPassword: NewPassword,
})
export type PasswordForm = z.infer<typeof PasswordForm>
