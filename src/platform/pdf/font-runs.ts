import characters from './fonts/characters.json' with { type: 'json' }

/** The fonts of a document, each for its script. The first that has a character draws it. */
export type FontName = keyof typeof characters
export type FontRun = { font: FontName; text: string }

type Ranges = number[][]

const fonts = Object.entries(characters) as [FontName, Ranges][]

/** What no font draws, in characters that one does. */
const spellings: Record<string, string> = {
  '\u2192': '->',
  '\u2190': '<-',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2260': '!=',
  '\u2033': '"',
  '\u2032': "'",
  '\u2011': '-',
  '\u2010': '-',
  '\u2012': '\u2013',
  '\u25cf': '\u2022',
  '\u25aa': '\u2022',
}

/** Emoji and what belongs to them, marks of direction, and controls. */
const undrawn =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\u{E0000}-\u{E007F}]|\u20E3|[\uFE00-\uFE0F]|[\p{Cc}\p{Co}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/gu

/** Signs that are also emoji, and that the fonts have. */
const signs = /[\u00A9\u00AE\u2122]/

/** A text as the fonts can draw it, in one line: no line break, no space at its ends. */
export function drawnText(text: string) {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(undrawn, (character) => (signs.test(character) ? character : ''))
    .replaceAll(/./gu, (character) => spellings[character] ?? character)
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Splits a drawn text where another font is needed. A character of no font is a question mark. */
export function fontRunsOf(text: string): FontRun[] {
  const runs: FontRun[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const font = fontFor(character, last?.font)
    // A joiner between letters that need none.
    if (font === undefined && /[\u200C\u200D]/.test(character)) continue
    const drawn = font === undefined ? '?' : character
    const used = font ?? 'latin'
    if (last?.font === used) last.text += drawn
    else runs.push({ font: used, text: drawn })
  }
  return runs
}

/** Whether letters change their order or their shape beside others. */
export function isShapedFont(font: FontName) {
  return !['latin', 'latin-ext', 'greek'].includes(font)
}

/** Marks and joiners stay with the letter before them. */
function fontFor(character: string, before: FontName | undefined): FontName | undefined {
  const code = character.codePointAt(0) ?? 0
  if (before && before !== 'latin' && !/[!-~]/.test(character) && has(characters[before], code)) {
    return before
  }
  return fonts.find(([, ranges]) => has(ranges, code))?.[0]
}

function has(ranges: Ranges, code: number) {
  return ranges.some(([first = 0, last = 0]) => code >= first && code <= last)
}
