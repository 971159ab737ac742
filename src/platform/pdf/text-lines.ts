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

export type TextLine = {
  text: string
  runs: FontRun[]
  width: number
  /** Its last word goes on in the next line. */
  isMidWord: boolean
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word of this many characters has no place on any line, and need not be measured whole. */
const longestWord = 400

/** `Document-Scanner` may end a line at its hyphen, `RJ-45` and `Wi-Fi` may not. */
const hyphen = /(?<=[\p{L}\p{N}]{4}-)(?=[\p{L}\p{N}]{4})/u

/** Where a word ends a line if it has no place on one: an address, a row of model numbers. */
const joint = /(?<=[\p{L}\p{N}][-/])(?=[\p{L}\p{N}])/u

/** Breaks a text into lines of a width: between words, at hyphens, and within what is longer than a line. */
export function linesOf(
  text: string,
  width: number,
  style: TextStyle,
  measure: MeasureRun,
): TextLine[] {
  const { size, isBold = false, lines: most = Infinity } = style
  const widthOf = (part: string) =>
    fontRunsOf(part).reduce((sum, run) => sum + measure(run, isBold), 0) * size
  const broken = brokenText(text, { width, widthOf, most })
  const shown = broken.slice(0, most)
  const last = shown.at(-1)
  if (broken.length > most && last) {
    shown[shown.length - 1] = { text: shortened(last.text, width, widthOf), isMidWord: false }
  }
  return shown.map((line) => ({
    ...line,
    runs: fontRunsOf(line.text),
    width: widthOf(line.text),
  }))
}

type Line = { text: string; isMidWord: boolean }
type Room = { width: number; widthOf: (part: string) => number; most: number }

/** One line more than the most, where there are more. */
function brokenText(text: string, { width, widthOf, most }: Room): Line[] {
  const space = widthOf(' ')
  const lines: Line[] = []
  let line = ''
  let filled = 0
  for (const { part, isMidWord } of partsIn(text, width, widthOf)) {
    const wide = widthOf(part)
    const gap = line === '' || isMidWord ? 0 : space
    if (line !== '' && filled + gap + wide > width) {
      lines.push({ text: line, isMidWord })
      line = ''
      filled = 0
    }
    if (lines.length > most) break
    filled += line === '' ? wide : gap + wide
    line += line === '' || isMidWord ? part : ` ${part}`
  }
  if (line !== '') lines.push({ text: line, isMidWord: false })
  return lines
}

type Part = { part: string; isMidWord: boolean }

function* partsIn(text: string, width: number, widthOf: (part: string) => number): Generator<Part> {
  for (const word of drawnText(text).split(' ')) {
    for (const [index, part] of partsOf(word, width, widthOf).entries()) {
      yield { part, isMidWord: index > 0 }
    }
  }
}

/** Of one word. */
function partsOf(word: string, width: number, widthOf: (part: string) => number): string[] {
  const fits = (part: string) => part.length < longestWord && widthOf(part) <= width
  const pieces = word.split(fits(word) ? hyphen : joint)
  return pieces.flatMap((piece) => (fits(piece) ? [piece] : [...cutWord(piece, width, widthOf)]))
}

/** Of a word that is longer than a line. */
function* cutWord(word: string, width: number, widthOf: (part: string) => number) {
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
