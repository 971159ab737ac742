import { longestEmail } from '../email.ts'
import { queryFields } from '../list-query.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { customerLimits, customerMessages } from './customer.ts'
import { gstNumberOf } from './gst-number.ts'

/** What a customer signs in as: the GST number, or the e-mail while none is known. */
export const userId = plainLine(customerMessages.gstRequired)
  .min(1, customerMessages.gstRequired)
  .max(longestEmail, customerMessages.signInWrong)

export const gstNumber = plainLine(customerMessages.gstRequired)
  .overwrite(gstNumberOf)
  .min(1, customerMessages.gstRequired)
  .max(customerLimits.gstNumber, customerMessages.gstLong)

const typedPassword = z
  .string(customerMessages.passwordRequired)
  .min(1, customerMessages.passwordRequired)
  .max(customerLimits.longestPassword, customerMessages.signInWrong)

export const CustomerSignInForm = z.object({ gstNumber: userId, password: typedPassword })
export type CustomerSignInForm = z.infer<typeof CustomerSignInForm>

export const CustomerPasswordForm = z.object({
  gstNumber,
  /** False where the password of an account that exists must not be replaced. */
  renew: z.boolean('renew must be true or false').optional(),
})

/** The Set Password dialog. */
export const ContactPasswordForm = z.object({
  password: z
    .string(customerMessages.passwordMissing)
    .min(1, customerMessages.passwordMissing)
    .min(customerLimits.password, customerMessages.passwordShort)
    .max(customerLimits.longestPassword, customerMessages.passwordLong),
  gstNumber: plainLine()
    .overwrite(gstNumberOf)
    .max(customerLimits.gstNumber, customerMessages.gstLong)
    .optional()
    .transform((number) => number || undefined),
})
export type ContactPasswordForm = z.infer<typeof ContactPasswordForm>

const { page, limit } = queryFields

export const CustomerPasswordListQuery = z.object({ page, limit })
export type CustomerPasswordListQuery = z.infer<typeof CustomerPasswordListQuery>

export const CustomerListQuery = z.object(queryFields)
export type CustomerListQuery = z.infer<typeof CustomerListQuery>

export const CustomerSuspensionForm = z.object({ suspended: z.boolean() })
