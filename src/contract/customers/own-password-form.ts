import { z } from '../schema.ts'
import { CustomerSignInForm, userId } from './customer-form.ts'
import { customerLimits, customerMessages } from './customer.ts'

const ownPassword = z
  .string(customerMessages.passwordRequired)
  .min(1, customerMessages.passwordRequired)
  .min(customerLimits.ownPassword, customerMessages.ownPasswordShort)
  .max(customerLimits.longestPassword, customerMessages.passwordLong)

/** With the password that the customer has now. */
export const PasswordChangeForm = CustomerSignInForm.extend({ newPassword: ownPassword })
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>

export const PasswordLinkRequest = z.object({ gstNumber: userId })
export type PasswordLinkRequest = z.infer<typeof PasswordLinkRequest>

/** With the token of a link. */
export const LinkedPasswordForm = z.object({
  token: z.string(customerMessages.linkDead).regex(/^[\w-]{20,100}$/, customerMessages.linkDead),
  password: ownPassword,
})
export type LinkedPasswordForm = z.infer<typeof LinkedPasswordForm>

/** A page without scripts cannot show a password that is being typed, so it is typed twice. */
const repeatedPassword = z.string(customerMessages.passwordsDiffer)

export const PasswordChangePageForm = PasswordChangeForm.extend({ repeatedPassword }).refine(
  (form) => form.newPassword === form.repeatedPassword,
  { path: ['repeatedPassword'], error: customerMessages.passwordsDiffer },
)

/** The token is in the address of the page. */
export const LinkedPasswordPageForm = LinkedPasswordForm.omit({ token: true })
  .extend({ repeatedPassword })
  .refine((form) => form.password === form.repeatedPassword, {
    path: ['repeatedPassword'],
    error: customerMessages.passwordsDiffer,
  })
