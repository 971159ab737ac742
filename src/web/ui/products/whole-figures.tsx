/** The value of a specification in a cell of a table, in the parts of `figureParts`: each figure in one line. */
export function WholeFigures({ parts }: { parts: string[] }) {
  return parts.map((part, i) => (i % 2 ? <span key={i}>{part}</span> : part))
}
