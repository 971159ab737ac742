/** Labels are short; a colon further on belongs to a sentence. */
const longestLabel = 60

type SpecParts = { label?: string; value: string }

/** "Label: value", split at the first ": ". A line without one is a value alone. */
export function specParts(line: string): SpecParts {
  const at = labelEnd(line)
  if (at === undefined) return { value: line }
  return { label: line.slice(0, at).trim(), value: line.slice(at + 2).trim() }
}

/** Where the label ends, if the line has one. */
export function labelEnd(line: string): number | undefined {
  const at = line.indexOf(': ')
  return at < 1 || at > longestLabel ? undefined : at
}

/** So many characters are one line of a card on a phone. */
const lineOfCard = 34

/** A line that is too long for a card, up to the first comma of its value: nothing is cut in the middle. */
export function briefSpec(line: string): string {
  if (line.length <= lineOfCard) return line
  const start = line.length - specParts(line).value.length
  return line.slice(0, start) + beforeComma(line.slice(start))
}

/** Without what follows the first comma. One in brackets, or in a number, parts nothing. */
export function beforeComma(value: string): string {
  let depth = 0
  for (let at = 0; at < value.length; at++) {
    const sign = value[at]
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth <= 0 && at > 0 && value[at + 1] === ' ') return value.slice(0, at)
  }
  return value
}
