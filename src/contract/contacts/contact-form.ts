import { CustomerSignInForm } from '../customers/customer-form.ts'
import { customerLimits } from '../customers/customer.ts'
import { gstNumberOf } from '../customers/gst-number.ts'
import { formExtras, optionalLine, senderFields } from '../submissions/sender-form.ts'
import { submissionLimits } from '../submissions/submission.ts'
import { z } from '../schema.ts'

/** The form of a New Customer. */
export const ContactForm = z.object({
  ...senderFields,
  company: optionalLine('Company', submissionLimits.company),
  gstNumber: optionalLine('GST number', customerLimits.gstNumber).transform(
    (number) => number && gstNumberOf(number),
  ),
  ...formExtras,
})
export type ContactForm = z.infer<typeof ContactForm>

/** The form of an Existing Customer, who signs in with it. */
export const CustomerMessageForm = CustomerSignInForm.extend({
  message: senderFields.message,
  website: formExtras.website,
})
export type CustomerMessageForm = z.infer<typeof CustomerMessageForm>
