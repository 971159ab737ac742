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
