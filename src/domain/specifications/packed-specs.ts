import type { SpecFilter } from '#contract/specifications/spec-filter.ts'
import {
  choiceKinds,
  isNumberKind,
  numberKinds,
  specKinds,
} from '#contract/specifications/spec-kinds.ts'
import type { SpecKind, SpecValue, SpecValues } from '#contract/specifications/spec-kinds.ts'

/**
 * The values of a product as a list in memory has them: one UTF-16 unit for each kind, 0 where it has
 * none, a number in steps of its kind or the place of a choice.
 */
export type PackedSpecs = string

const most = 65_535
const places = new Map(specKinds.map((kind, at) => [kind, at]))

export function packSpecs(values: SpecValues): PackedSpecs {
  const codes = specKinds.map((kind) => codeOf(kind, values[kind]))
  return codes.some((code) => code > 0) ? String.fromCharCode(...codes) : ''
}

/** 0 where it has none. */
export function codeIn(packed: PackedSpecs, kind: SpecKind): number {
  return packed === '' ? 0 : packed.charCodeAt(places.get(kind) ?? 0)
}

export function valueOfCode(kind: SpecKind, code: number): SpecValue {
  if (!isNumberKind(kind)) return choicesOf(kind)[code - 1] ?? ''
  const { step } = numberKinds[kind]
  return Math.round(code * step * 10_000) / 10_000
}

function codeOf(kind: SpecKind, value: SpecValue | undefined): number {
  if (value === undefined) return 0
  if (!isNumberKind(kind)) return choicesOf(kind).indexOf(String(value)) + 1
  const code = Math.round(Number(value) / numberKinds[kind].step)
  return code > 0 && code <= most ? code : 0
}

function choicesOf(kind: Exclude<SpecKind, keyof typeof numberKinds>): readonly string[] {
  return choiceKinds[kind].choices
}

/** A filter in codes, so that a product is compared without being unpacked. */
export type SpecTest = { kind: SpecKind; codes: number[]; from: number; to: number }

export function specTestsOf(filters: readonly SpecFilter[]): SpecTest[] {
  return filters.map(({ kind, values, from, to }) => ({
    kind,
    codes: values.map((value) => codeOf(kind, value)),
    from: boundOf(kind, from, Math.ceil) ?? 1,
    to: boundOf(kind, to, Math.floor) ?? most,
  }))
}

/** A step is often no exact binary fraction. */
function boundOf(kind: SpecKind, bound: number | undefined, round: (value: number) => number) {
  if (bound === undefined || !isNumberKind(kind)) return undefined
  const steps = Math.round((bound / numberKinds[kind].step) * 1000) / 1000
  return Math.min(most, Math.max(0, round(steps)))
}

/** Whether it asks for more than any value of the kind. */
export function isBounded({ codes, from, to }: SpecTest) {
  return codes.length > 0 || from > 1 || to < most
}

export function passes(packed: PackedSpecs, { kind, codes, from, to }: SpecTest): boolean {
  const code = codeIn(packed, kind)
  if (code === 0 || code < from || code > to) return false
  return codes.length === 0 || codes.includes(code)
}
