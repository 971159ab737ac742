import { productLimits } from '#contract/products/product-messages.ts'

export function insertedLine(lines: string[], after: number) {
  return lines.toSpliced(after + 1, 0, '')
}

/** The last line that is left is emptied, not taken away. */
export function removedLine(lines: string[], at: number) {
  return lines.length > 1 ? lines.toSpliced(at, 1) : ['']
}

/** Several pasted lines replace the selection. Lines beyond the limit are cut off. */
export function pastedLines(
  lines: string[],
  at: number,
  { text, start, end }: { text: string; start: number; end: number },
) {
  const line = lines[at] ?? ''
  const joined = line.slice(0, start) + text + line.slice(end)
  const parts = joined.split(/[\r\n]+/).map((part) => part.trim())
  const filled = parts.filter((part) => part !== '')
  return lines.toSpliced(at, 1, ...filled).slice(0, productLimits.specs)
}
