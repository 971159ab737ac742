/** Labels are short; a colon further on belongs to a sentence. */
const longestLabel = 60

type SpecParts = { label?: string; value: string }

/** "Label: value", split at the first ": ". A line without one is a value alone. */
export function specParts(line: string): SpecParts {
  const at = line.indexOf(': ')
  if (at < 1 || at > longestLabel) return { value: line }
  return { label: line.slice(0, at).trim(), value: line.slice(at + 2).trim() }
}
