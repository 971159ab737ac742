import type { SpecKind, SpecValues } from '#contract/specifications/spec-kinds.ts'
import { demoGoods } from '#demo/content/demo-products.ts'
import { readLine } from '#domain/specifications/read-line.ts'
import { demoLines } from './demo-lines.ts'
import { typedLines } from './typed-lines.ts'
import type { TypedLine } from './typed-lines.ts'

const countedKinds = [
  'memory',
  'storage',
  'ssd',
  'hardDisk',
  'screen',
  'resolution',
  'processor',
  'printSpeed',
  'lumens',
  'va',
  'channels',
  'megapixels',
] as const satisfies readonly SpecKind[]
type CountedKind = (typeof countedKinds)[number]

export type KindFigures = {
  kind: CountedKind
  right: number
  /** Said, and not read. */
  none: number
  /** Another value than the line says, or a value where it says none. */
  wrong: number
}

export type SpecificationJudgement = { lines: number; figures: KindFigures[]; missed: string[] }

export function judgeTypedLines() {
  return judgeLines(typedLines)
}

/** All lines of the demo catalogue, also those that say nothing of what is counted. */
export function judgeDemoLines() {
  const known = new Map(demoLines.map(([category, line, says]) => [`${category} ${line}`, says]))
  const lines = demoGoods.flatMap(({ form }) =>
    form.specs.map((line): TypedLine => {
      return [form.category, line, known.get(`${form.category} ${line}`) ?? {}]
    }),
  )
  return judgeLines(lines)
}

function judgeLines(lines: readonly TypedLine[]): SpecificationJudgement {
  const read = lines.map(([category, line, says]) => {
    return { category, line, says, values: readLine(category, line).values }
  })
  const missed: string[] = []
  const figures = countedKinds.map((kind) => {
    const counted = { kind, right: 0, none: 0, wrong: 0 }
    for (const { category, line, says, values } of read) {
      const verdict = verdictOf(says, values, kind)
      if (verdict) counted[verdict]++
      if (verdict && verdict !== 'right') missed.push(`${kind} ${verdict}: ${category}: ${line}`)
    }
    return counted
  })
  return { lines: lines.length, figures, missed }
}

function verdictOf(says: SpecValues, values: SpecValues, kind: CountedKind) {
  const [said, read] = [says[kind], values[kind]]
  if (said === undefined && read === undefined) return undefined
  if (said === read) return 'right'
  return read === undefined ? 'none' : 'wrong'
}

/** Of 1, by what lines say: how much is right. And of what is read, how much is wrong. */
export function sharesOf({ right, none, wrong }: KindFigures) {
  return {
    right: right / Math.max(1, right + none + wrong),
    wrong: wrong / Math.max(1, right + wrong),
  }
}

/** Of the three that everybody asks for more than of the others. */
export function leastRight(kind: CountedKind) {
  const isFirst = ['memory', 'storage', 'ssd', 'hardDisk', 'screen'].includes(kind)
  return isFirst ? 0.95 : 0.8
}

export const mostWrong = 0.05
