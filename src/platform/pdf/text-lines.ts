import { drawnText, fontRunsOf } from './font-runs.ts'
import type { FontRun } from './font-runs.ts'

/** The width of a run at a size of one point. */
export type MeasureRun = (run: FontRun, isBold: boolean) => number

export type TextStyle = {
  size: number
  isBold?: boolean
  /** More are cut off, with an ellipsis. */
  lines?: number
}

export type TextLine = { runs: FontRun[]; width: number }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word of this many characters has no place on any line, and need not be measured whole. */
const longestWord = 400

/** Breaks a text into lines of a width, between words, and within a word that is longer than a line. */
export function linesOf(
  text: string,
  width: number,
  style: TextStyle,
  measure: MeasureRun,
): TextLine[] {
  const { size, isBold = false, lines: most = Infinity } = style
  const widthOf = (part: string) =>
    fontRunsOf(part).reduce((sum, run) => sum + measure(run, isBold), 0) * size
  const space = widthOf(' ')
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const word of wordsIn(text, width, widthOf)) {
    const wide = widthOf(word)
    if (line !== '' && filled + space + wide > width) {
      lines.push(line)
      line = ''
      filled = 0
    }
    if (lines.length > most) break
    filled += line === '' ? wide : space + wide
    line = line === '' ? word : `${line} ${word}`
  }
  if (line !== '') lines.push(line)
  const shown = lines.slice(0, most)
  if (lines.length > most) shown.push(shortened(shown.pop() ?? '', width, widthOf))
  return shown.map((shownLine) => ({ runs: fontRunsOf(shownLine), width: widthOf(shownLine) }))
}

function* wordsIn(text: string, width: number, widthOf: (part: string) => number) {
  for (const word of drawnText(text).split(' ')) {
    if (word.length < longestWord && widthOf(word) <= width) yield word
    else yield* partsOf(word, width, widthOf)
  }
}

/** Of a word that is longer than a line. */
function* partsOf(word: string, width: number, widthOf: (part: string) => number) {
  let part = ''
  let filled = 0
  for (const { segment } of graphemes.segment(word)) {
    const wide = widthOf(segment)
    if (part !== '' && filled + wide > width) {
      yield part
      part = ''
      filled = 0
    }
    part += segment
    filled += wide
  }
  if (part !== '') yield part
}

function shortened(line: string, width: number, widthOf: (part: string) => number) {
  const parts = Array.from(graphemes.segment(line), ({ segment }) => segment)
  while (parts.length > 0 && widthOf(`${parts.join('').trimEnd()}…`) > width) parts.pop()
  return `${parts.join('').trimEnd()}…`
}
