const price = /^(?:₹|rs\.?|inr\.?)?\s*([\d,.\s]*\d)\s*(?:\/-)?$/i

/** Commas and blanks that do not group digits, as in `1,5`, stay: they may be meant otherwise. */
const grouped = /^\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?:\.\d+)?$/

/** The digits of a price as it is printed: `₹ 1,24,999.00`, `Rs. 500/-`. What is none stays as it was typed. */
export function typedPrice(text: string) {
  const typed = text.trim()
  const [, digits = typed] = price.exec(typed) ?? []
  return grouped.test(digits) ? digits.replaceAll(/[,\s]/g, '') : digits
}

/** `18 %` is 18. Not by `\s*%\s*$`, which took 2.4 s for 40,000 spaces. */
export function typedPercent(text: string) {
  const typed = text.trim()
  return typed.endsWith('%') ? typed.slice(0, -1).trim() : typed
}
