/** Text as it may be stored: no U+0000 (PostgreSQL refuses it), no lone surrogates, composed, trimmed. */
export function cleanText(text: string) {
  return text.replaceAll('\u0000', '').toWellFormed().normalize('NFC').trim()
}
