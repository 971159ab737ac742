/** Longer than this no mail server takes one. */
export const longestEmail = 254

export const emailMessages = {
  required: 'Email is required',
  invalid: 'Please enter a valid email address',
} as const

/** Any text, an @, a domain with a dot: enough to find an account that exists. */
export const emailPattern = /^[^\s@\u0000-\u001f]+@[^\s@.\u0000-\u001f]+(\.[^\s@.\u0000-\u001f]+)+$/

/**
 * An address that mail can be sent to. What would end a header or make two recipients of one is
 * refused, and with it the rare addresses with quotes.
 */
export const mailablePattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@.<>()[\]\\,;:"\p{Cc}]+(\.[^\s@.<>()[\]\\,;:"\p{Cc}]+)+$/u

export function isMailable(address: string) {
  return address.length <= longestEmail && mailablePattern.test(address)
}
