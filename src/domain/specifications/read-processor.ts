import type { SpecValues } from '#contract/specifications/spec-kinds.ts'

const digit = (found: RegExpExecArray) => found[1] ?? ''

/** The more particular first: what one has found, the next does not read again. */
const families: [RegExp, (found: RegExpExecArray) => string][] = [
  [/\bultra\s*-?\s*([579])\b/, (found) => `Intel Core Ultra ${digit(found)}`],
  [
    /(?:\b|core)i\s?-?\s?([3579])(?=$|[^0-9a-z.]|-?\d{4,5}|\s?n\d{3})/,
    (found) => `Intel Core i${digit(found)}`,
  ],
  [
    /\bcore\s*-?\s*([357])\b(?=\s*-?\s*(?:\d{3}|processor|$))/,
    (found) => `Intel Core ${digit(found)}`,
  ],
  [/\bthread\s?ripper/, () => 'AMD Threadripper'],
  [/\bryzen embedded/, () => 'AMD Ryzen Embedded'],
  [/\bryzen\s*ai\s*([579])\b/, (found) => `AMD Ryzen AI ${digit(found)}`],
  [/\bry[sz]?[ze]*n\s*-?\s*([3579])(?!\d)/, (found) => `AMD Ryzen ${digit(found)}`],
  [/\br([3579])\s*-?\s*(?:pro\s*)?\d{4}/, (found) => `AMD Ryzen ${digit(found)}`],
  [/\bathlon/, () => 'AMD Athlon'],
  [/\bepyc/, () => 'AMD EPYC'],
  [/\bxeon|\bxenon\b/, () => 'Intel Xeon'],
  [/\bcel\w{2,4}n\b/, () => 'Intel Celeron'],
  [/\bpentium/, () => 'Intel Pentium'],
  [/\batom\b/, () => 'Intel Atom'],
  [/\b(?:intel|processor)?\s*n(?:50|95|97|100|150|200|305)\b/, () => 'Intel N-series'],
  [/\bapple\s*m([1234])\b|^m([1234])\b/, (found) => `Apple M${found[1] ?? found[2] ?? ''}`],
  [/\bsnapdragon/, () => 'Qualcomm Snapdragon'],
]

/** The family. None where a line names two, since the buyer chooses then. */
export function readProcessor(text: string): SpecValues {
  let rest = text
  const found = new Set<string>()
  for (const [pattern, name] of families) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      found.add(name(match))
      rest = `${rest.slice(0, match.index)} , ${rest.slice(match.index + match[0].length)}`
    }
  }
  const [family] = found.size <= 2 ? withoutItsSeries(found) : []
  return family === undefined ? {} : { processor: family }
}

/** A Core i3-N305 is named like the N-series, but sold as a Core i3. */
function withoutItsSeries(found: Set<string>) {
  const names = [...found].filter((name) => found.size === 1 || name !== 'Intel N-series')
  return names.length === 1 ? names : []
}
