/** Forms send numbers as texts. Nothing is no number, and what is none stays a text, which is refused. */
export function numberFromText(input: unknown) {
  if (typeof input !== 'string') return input
  const text = input.trim()
  if (text === '') return undefined
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text
}
