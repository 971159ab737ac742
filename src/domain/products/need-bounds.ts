import type { SpecFilter } from '#contract/specifications/spec-filter.ts'
import { specLabel, specRangeText } from '#contract/specifications/spec-kinds.ts'
import type { NumberKind, SpecKind } from '#contract/specifications/spec-kinds.ts'
import type { SpecGroup } from '../specifications/spec-labels.ts'
import { take } from './need-text.ts'
import type { NeedText } from './need-text.ts'

export type Group = SpecGroup | undefined
/** Takes the words it understands out of the text. */
export type Sense = (text: NeedText, group: Group) => SpecFilter[]

export const atMost = String.raw`(?:under|below|less than|lighter than|smaller than|up ?to|within|max(?:imum)?)`
export const atLeast = String.raw`(?:above|over|more than|greater than|bigger than|min(?:imum)?|at ?least|from)`
export const before = String.raw`(?<![\w.])(?:(${atMost})\s+|${atLeast}\s+)?`
export const after = String.raw`(?:\s*(?:\+|plus|or more|or above|and above|or higher)(?!\w))?`
/** `4000 lumens`, `40-ppm`, `3500+ lumens` */
export const unit = String.raw`\s*[-+]?\s*`

/** At least so much, as the trade means it, or at most where the words say so. */
export function amounts(kind: NumberKind, pattern: string, groups: Group[]): Sense {
  const whole = new RegExp(`${before}${pattern}${after}`)
  return (text, group) => (groups.includes(group) ? bounded(text, whole, kind) : [])
}

export function bounded(text: NeedText, pattern: RegExp, kind: NumberKind): SpecFilter[] {
  const found = pattern.exec(text.rest)
  if (!found) return []
  const [, limit, number = ''] = found
  const value = valueOf(number)
  const bounds = limit === undefined ? { from: value } : { to: value }
  take(text, pattern, () => shown(kind, specRangeText(kind, bounds.from, bounds.to)))
  return [{ kind, values: [], ...bounds }]
}

function valueOf(number: string) {
  const isThousands = /k/.test(number)
  return Number(number.replace(/[\s-]*k/, '')) * (isThousands ? 1000 : 1)
}

export function shown(kind: SpecKind, text: string) {
  return `${specLabel(kind)}: ${text}`
}
