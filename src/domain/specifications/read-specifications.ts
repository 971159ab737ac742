import type { SpecCorrection } from '#contract/specifications/spec-correction.ts'
import { specKinds } from '#contract/specifications/spec-kinds.ts'
import type { SpecKind, SpecValue, SpecValues } from '#contract/specifications/spec-kinds.ts'
import { readLine } from './read-line.ts'
import { readWarranty } from './read-quantities.ts'
import { plainSpecText } from './spec-text.ts'

/** What specifications are read from. */
export type SpecifiedProduct = {
  category: string
  specs: readonly string[]
  warranty?: string
  corrections?: readonly SpecCorrection[]
}

/** What one line says, with what the office has corrected. */
type ReadLine = {
  values: SpecValues
  /** False where its label promises a value that nobody could read. */
  isUnderstood: boolean
  corrected: SpecKind[]
}

export type ReadSpecifications = {
  /** Of the whole product: the first line that says it, of drives the largest. */
  values: SpecValues
  /** In the order of the lines. */
  lines: ReadLine[]
  isUnderstood: boolean
}

/** Reads the values of a product from its lines. Its result follows from what it is given alone. */
export function readSpecifications(product: SpecifiedProduct): ReadSpecifications {
  const { category, specs, warranty = '', corrections = [] } = product
  const lines = specs.map((line) => {
    const own = corrections.filter((correction) => correction.line === line)
    return corrected(readLine(category, line), own)
  })
  const values = joined(lines.map((line) => line.values))
  const ofField = readWarranty(plainSpecText(warranty))
  return {
    values: { ...values, ...ofField },
    lines,
    isUnderstood: lines.every((line) => line.isUnderstood),
  }
}

function corrected(
  { values, isUnderstood }: Omit<ReadLine, 'corrected'>,
  corrections: readonly SpecCorrection[],
): ReadLine {
  if (corrections.length === 0) return { values, isUnderstood, corrected: [] }
  const said = new Map<SpecKind, SpecValue>()
  for (const kind of specKinds) {
    const value = values[kind]
    if (value !== undefined) said.set(kind, value)
  }
  for (const { kind, value } of corrections) {
    if (value === null) said.delete(kind)
    else said.set(kind, value)
  }
  return {
    values: Object.fromEntries(said),
    isUnderstood: true,
    corrected: corrections.map(({ kind }) => kind),
  }
}

function joined(lines: SpecValues[]): SpecValues {
  let all: SpecValues = {}
  for (const values of lines) {
    const storage = Math.max(all.storage ?? 0, values.storage ?? 0)
    all = { ...values, ...all }
    if (storage > 0) all.storage = storage
  }
  return all
}
