export const enquiryInputLimits = {
  product: 300,
  /** Ours have 26. */
  productId: 100,
  messageAtLeast: 10,
  quantity: 99_999,
  /** As many as can be compared, which is where they come from. */
  products: 4,
} as const

/** The texts of the public form, whose page does not load those of the office. */
export const enquiryInputMessages = {
  messageShort: `Message must be at least ${enquiryInputLimits.messageAtLeast} characters`,
  productRequired: 'Product name is required',
  quantityInvalid: 'Please enter a whole number from 1 to 99,999, or leave it empty',
  tooManyProducts: `At most ${enquiryInputLimits.products} products`,
  gstNumberInvalid: 'Please enter a valid GST number, or leave it empty',
  pinCodeInvalid: 'Please enter a PIN code of 6 digits, or leave it empty',
  received: 'Thank you for your enquiry! Our sales team will contact you shortly.',
  submitFailed: 'Failed to submit enquiry. Please try again.',
} as const

/** People write 1,000. Undefined where it is no quantity. */
export function quantityIn(text: string) {
  const digits = text.replaceAll(/[\s,]/g, '')
  const quantity = /^[1-9]\d*$/.test(digits) ? Number(digits) : 0
  return quantity > 0 && quantity <= enquiryInputLimits.quantity ? quantity : undefined
}
