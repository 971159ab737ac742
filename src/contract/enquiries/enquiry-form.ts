import { gstNumberOf, isGstNumber } from '../customers/gst-number.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { formExtras, optionalLine, senderFields } from '../submissions/sender-form.ts'
import { submissionLimits } from '../submissions/submission.ts'
import { enquiryInputLimits, enquiryInputMessages, quantityIn } from './enquiry-input.ts'

/** Of a GST number, a PIN code and a quantity, with what people write between the characters. */
const shortLine = 40

export const EnquiryForm = z.object({
  ...senderFields,
  message: senderFields.message.min(
    enquiryInputLimits.messageAtLeast,
    enquiryInputMessages.messageShort,
  ),
  company: optionalLine('Company', submissionLimits.company),
  product: plainLine(enquiryInputMessages.productRequired)
    .min(1, enquiryInputMessages.productRequired)
    .max(
      enquiryInputLimits.product,
      `Product name can have at most ${enquiryInputLimits.product} characters`,
    ),
  productId: optionalLine('Product', enquiryInputLimits.productId),
  quantity: quantity().optional(),
  /** Of several products of the catalogue the quantities, by their ids. */
  products: z
    .record(z.string().max(enquiryInputLimits.productId), quantity())
    .refine(
      (products) => Object.keys(products).length <= enquiryInputLimits.products,
      enquiryInputMessages.tooManyProducts,
    )
    .nullish(),
  gstNumber: gstNumber().optional(),
  pinCode: pinCode().optional(),
  ...formExtras,
})
export type EnquiryForm = z.infer<typeof EnquiryForm>

/** A number in JSON, a text in a form. */
function quantity() {
  const text = optionalLine('Quantity', shortLine)
    .refine((text) => !text || quantityIn(text), enquiryInputMessages.quantityInvalid)
    .transform((text) => (text ? (quantityIn(text) ?? null) : null))
  return z.preprocess((input) => (typeof input === 'number' ? String(input) : input), text)
}

function gstNumber() {
  return optionalLine('GST number', shortLine)
    .transform((text) => (text ? gstNumberOf(text) : null))
    .refine((number) => !number || isGstNumber(number), enquiryInputMessages.gstNumberInvalid)
}

/** Written 560 100 too. No PIN code of India begins with 0. */
function pinCode() {
  return optionalLine('PIN code', shortLine)
    .transform((text) => (text ? text.replaceAll(/\s/g, '') : null))
    .refine((code) => !code || /^[1-9]\d{5}$/.test(code), enquiryInputMessages.pinCodeInvalid)
}
