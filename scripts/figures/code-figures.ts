import { findForbiddenImports } from '../import-rules/find-forbidden-imports.ts'
import { sourceFileOf } from '../import-rules/layers.ts'
import type { SourceFile } from '../import-rules/read-source.ts'
import { measureSource } from './measure-source.ts'

/** The same as max-depth in .oxlintrc.json. */
const allowedNesting = 2

type Figure = { name: string; value: number; goal?: number; examples?: string[] }

/** Figures of the code. A goal is the highest value that is wanted. */
export function codeFigures(files: SourceFile[]): Figure[] {
  const product = files.filter(({ path }) => isProductCode(path))
  const measured = product.map((file) => ({ path: file.path, ...measureSource(file) }))
  const lines = sumOf(measured.map(({ lines }) => lines))
  const lengths = measured.map(({ lines }) => lines).toSorted((one, other) => one - other)
  const deep = measured.filter(({ deepestNesting }) => deepestNesting > allowedNesting)
  const admin = measured.filter(({ path }) => path.startsWith('src/web/admin/'))
  const site = measured.filter(({ path }) => path.startsWith('src/web/site/'))
  const shared = sharedStems(files)
  const loops = findForbiddenImports(files).filter(({ rule }) => rule === 'loop')
  const casts = sumOf(measured.map(({ casts }) => casts))
  return [
    { name: 'web/admin, files', value: admin.length, goal: 140 },
    { name: 'web/admin, lines', value: sumOf(admin.map(({ lines }) => lines)), goal: 7000 },
    { name: 'web/site, files', value: site.length, goal: 110 },
    { name: 'web/site, lines', value: sumOf(site.map(({ lines }) => lines)) },
    { name: 'stems that several files share', value: shared.length, goal: 0, examples: shared },
    { name: 'src, median lines of a file', value: shareOf(lengths, 0.5), goal: 45 },
    {
      name: 'src, lines of a file at the 90th percentile',
      value: shareOf(lengths, 0.9),
    },
    {
      name: 'import loops',
      value: loops.length,
      goal: 0,
      examples: loops.map(({ path, line }) => `${path}:${line}`),
    },
    {
      name: 'src, deepest nesting',
      value: Math.max(0, ...measured.map(({ deepestNesting }) => deepestNesting)),
      goal: allowedNesting,
      examples: deep.map(({ path, deepestNesting }) => `${path} (${deepestNesting})`),
    },
    {
      name: 'src, casts per 1,000 lines',
      value: Math.round((casts / lines) * 10_000) / 10,
      goal: 1,
    },
  ]
}

/** The figures as lines of text, those that miss their goal with what misses it. */
export function figuresText(figures: Figure[]) {
  const width = Math.max(...figures.map(({ name }) => name.length))
  return figures.map((figure) => lineOf(figure, width)).join('\n')
}

function lineOf({ name, value, goal, examples = [] }: Figure, width: number) {
  const numbers = `${name.padEnd(width)}  ${numberText(value).padStart(7)}`
  if (goal === undefined) return numbers
  const mark = value <= goal ? '✓' : '✗'
  const line = `${numbers}  ${mark} goal: at most ${numberText(goal)}`
  return value <= goal ? line : [line, ...examples.map((example) => `    ${example}`)].join('\n')
}

function numberText(value: number) {
  return value.toLocaleString('en-IN')
}

function isProductCode(path: string) {
  const { top, isTest } = sourceFileOf(path)
  return top === 'src' && !isTest
}

/** `x.ts` and `x.tsx` are two ideas under one name. */
function sharedStems(files: SourceFile[]) {
  const byStem = Map.groupBy(files, ({ path }) => sourceFileOf(path).name.replace(/\.\w+$/, ''))
  return [...byStem.values()]
    .filter((files) => files.length > 1)
    .map((files) => files.map(({ path }) => path).join(', '))
}

/** The value below which this share of the sorted values lies. */
function shareOf(sorted: number[], share: number) {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}

function sumOf(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0)
}
