/** Marks that change the direction of the following text: a name with one would reverse the text around it. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g

/** Of no width and no use, as copied from web pages: no search finds a word that holds one. */
const invisible = /[\u200b\u2060\ufeff]/g

/** Most texts, in which nothing has to be replaced. */
const plainText = /^[\t\n\r -~]*$/

/** Text as it may be stored: no U+0000 (PostgreSQL refuses it), no lone surrogates, composed, trimmed. */
export function cleanText(text: string) {
  if (plainText.test(text)) return text.trim()
  return text
    .replaceAll('\u0000', '')
    .replaceAll(directionMarks, '')
    .replaceAll(invisible, '')
    .toWellFormed()
    .normalize('NFC')
    .trim()
}

/** The same in one line: a name pasted from two lines of a document is still one name. */
export function cleanLine(text: string) {
  return cleanText(text).replaceAll(/\s+/g, ' ')
}
