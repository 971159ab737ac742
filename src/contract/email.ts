/** Longer than this no mail server takes one. */
export const longestEmail = 254

/** Any text, an @, a domain with a dot: what the mail server then says of it is the last word. */
export const emailPattern = /^[^\s@\u0000-\u001f]+@[^\s@.\u0000-\u001f]+(\.[^\s@.\u0000-\u001f]+)+$/
