import { specParts } from './spec-parts.ts'

/** So many characters are one line of a card on a phone. */
const lineOfCard = 34

/** Of lists: the first item alone would say that there is nothing else. */
const listLabels =
  /^(connections?|connectivity|functions?|inputs?|interfaces?|outputs?|ports?|wireless)$/i

/** A line that is too long for a card, up to the first comma of its value: nothing is cut in the middle. */
export function briefSpec(line: string): string {
  const { label = '', value } = specParts(line)
  if (line.length <= lineOfCard || listLabels.test(label)) return line
  return line.slice(0, line.length - value.length) + beforeComma(value)
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

/** As much of the first line as two lines of a card can show. */
const leadPattern = /\S.{0,159}/u

/** How a description begins: a card without specifications shows that. Undefined where there is none. */
export function leadOf(description: string) {
  return leadPattern.exec(description)?.[0]
}
