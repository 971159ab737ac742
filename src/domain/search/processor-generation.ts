const model = /\bi[3579][- ]?(\d{4,5})[a-z]{0,2}\d?\b/gi
const said = /\b(\d{1,2})(?:st|nd|rd|th)[ -]gen(?:eration)?\b/gi

/** As `13thgen`, the generations of Intel's processors in a line: of a Core i5-1335U the 13th, of an i5-8250U the 8th. */
export function generationsIn(line: string): string[] {
  if (!/\d(?:st|nd|rd|th)|i[3579][- ]?\d/i.test(line)) return []
  const ofModels = [...line.matchAll(model)].map(([, digits = '']) => generationOf(digits))
  const ofWords = [...line.matchAll(said)].map(([, number]) => Number(number))
  return [...new Set([...ofModels, ...ofWords])].map((number) => `${number}thgen`)
}

/** With four digits those from 10 on begin with 1. */
function generationOf(digits: string) {
  return Number(digits.slice(0, digits.length > 4 || digits.startsWith('1') ? 2 : 1))
}

const asked = /[\s-]*\b(\d{1,2}) ?(?:st|nd|rd|th)[ -]?gen(?:eration)?s?\b/
const askedBeside = /(?<=\bi[3579] )(?:gen(?:eration)? ?(\d{1,2})|(\d{1,2}) ?gen(?:eration)?)\b/

/** A text with a generation as one word: `i5 12th gen laptop`, `12th generation i5`. */
export function withGeneration(plain: string) {
  if (!plain.includes('gen')) return plain
  return plain
    .replace(asked, ' $1thgen')
    .replace(askedBeside, (_, behind = '', before = '') => `${behind}${before}thgen`)
    .trim()
}
