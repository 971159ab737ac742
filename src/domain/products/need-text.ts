import { plainSpecText } from '../specifications/spec-text.ts'

/** A text whose conditions are taken out one by one. */
export type NeedText = { rest: string; taken: { text: string; words: string }[] }

/** Takes the first match out of the text. */
export function take(text: NeedText, pattern: RegExp, shown: (found: RegExpExecArray) => string) {
  const found = pattern.exec(text.rest)
  if (!found) return undefined
  takeFound(text, found, shown(found))
  return found
}

export function takeFound(text: NeedText, { index, 0: words }: RegExpExecArray, shown: string) {
  text.rest = `${text.rest.slice(0, index)} | ${text.rest.slice(index + words.length)}`
  text.taken.push({ text: shown, words: words.trim() })
}

/** As conditions are read: `laptops, under ₹60,000.` is `laptops under ₹60000`, `one lakh` is `1 lakh`. */
export function plainNeedText(q: string) {
  return plainSpecText(q.replaceAll('≤', '<=').replaceAll('≥', '>='))
    .replaceAll(/[.,;:?!]+(?=\s|$)|[()]/g, ' ')
    .replaceAll(spelledNumber, (_, tens: string, ones: string | undefined) => {
      return String((numbers[tens] ?? 0) + (numbers[ones ?? ''] ?? 0))
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const numbers: Record<string, number> = {
  half: 0.5,
  ...Object.fromEntries(
    (
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
      'sixteen seventeen eighteen nineteen'
    )
      .split(' ')
      .map((word, at) => [word, at + 1]),
  ),
  ...Object.fromEntries(
    'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, at) => [word, at * 10 + 20]),
  ),
}

const spelled = Object.keys(numbers).join('|')
const spelledNumber = new RegExp(
  String.raw`\b(${spelled})(?:[ -](${spelled}))?(?= (?:k|thousand|lakhs?|lacs?|crores?|years?|yrs?|months?)\b)`,
  'g',
)
