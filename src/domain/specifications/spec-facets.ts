import type { SpecFacet, SpecOption } from '#contract/specifications/spec-filter.ts'
import {
  isNumberKind,
  numberKinds,
  specLabel,
  specRangeText,
  specValueText,
} from '#contract/specifications/spec-kinds.ts'
import type { NumberKind, SpecKind } from '#contract/specifications/spec-kinds.ts'
import { valueOfCode } from './packed-specs.ts'
import type { SpecTest } from './packed-specs.ts'
import { specGroupOf } from './spec-labels.ts'
import type { SpecGroup } from './spec-labels.ts'

/** By what people choose in each kind of category, the most asked for first. */
const usefulKinds: Record<SpecGroup, readonly SpecKind[]> = {
  computer: ['processor', 'memory', 'storage', 'screen', 'operatingSystem', 'weight', 'warranty'],
  printer: ['functions', 'printTechnology', 'printSpeed', 'duplex', 'warranty'],
  projector: ['lumens', 'resolution', 'weight', 'warranty'],
  panel: ['screen', 'memory', 'storage', 'operatingSystem', 'warranty'],
  scanner: ['scanSpeed', 'warranty'],
  cctv: ['channels', 'megapixels', 'nightVision', 'warranty'],
  ups: ['va', 'topology', 'warranty'],
  accessory: ['screen', 'storage', 'ports', 'watts', 'warranty'],
}

/** Where the values of a kind are parted. Other numbers are so few that each is a choice. */
const steps: Partial<Record<NumberKind, readonly number[]>> = {
  weight: [1.2, 1.5, 2, 3],
  printSpeed: [15, 25, 40],
  scanSpeed: [20, 40, 60, 100],
  lumens: [2000, 3500, 4000, 5000],
  nightVision: [20, 30, 50],
  va: [800, 1500, 3000, 6000],
  watts: [30, 65, 100],
}

/** More than a person looks through. */
const mostOptions = 12

export type SpecCounts = { kind: SpecKind; codes: ReadonlyMap<number, number> }

/** Of all categories together only what is asked for: they have few kinds in common. */
export function countedKinds(category: string | undefined, tests: readonly SpecTest[]): SpecKind[] {
  const kinds = category === undefined ? [] : usefulKinds[specGroupOf(category)]
  return [...kinds, ...tests.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind))]
}

type FacetChoice = { tests: readonly SpecTest[]; isNarrowed: boolean }

/** What leaves a choice, or was chosen. In a narrowed list each keeps its place, with one choice too. */
export function specFacets(counts: SpecCounts[], { tests, isNarrowed }: FacetChoice): SpecFacet[] {
  const isAsked = (kind: SpecKind) => tests.some((test) => test.kind === kind)
  const fewest = isNarrowed ? 1 : 2
  return counts
    .map(({ kind, codes }) => facetOf(kind, codes))
    .filter(({ kind, options }) => options.length >= fewest || isAsked(kind))
}

function facetOf(kind: SpecKind, codes: ReadonlyMap<number, number>): SpecFacet {
  const parted = isNumberKind(kind) ? steps[kind] : undefined
  const label = specLabel(kind)
  const unit = isNumberKind(kind) ? numberKinds[kind].unit : ''
  const options = parted ? bandsOf(kind, codes, parted) : valuesOf(kind, codes)
  return { kind, label, isRange: parted !== undefined, unit, options }
}

function valuesOf(kind: SpecKind, codes: ReadonlyMap<number, number>): SpecOption[] {
  const most = [...codes].toSorted(([, one], [, other]) => other - one).slice(0, mostOptions)
  return most
    .toSorted(([one], [other]) => one - other)
    .map(([code, count]) => {
      const value = valueOfCode(kind, code)
      return { text: specValueText(kind, value), value, count }
    })
}

/** Below the first step, between each two, above the last one. A value at a step is on both sides. */
function bandsOf(kind: SpecKind, codes: ReadonlyMap<number, number>, parted: readonly number[]) {
  const values = [...codes].map(([code, count]) => ({
    value: Number(valueOfCode(kind, code)),
    count,
  }))
  const bands = [undefined, ...parted].map((from, at): SpecOption => {
    const to = parted[at]
    const within = values.filter(
      ({ value }) => (from === undefined || value >= from) && (to === undefined || value <= to),
    )
    const count = within.reduce((sum, { count }) => sum + count, 0)
    return {
      text: specRangeText(kind, from, to),
      count,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    }
  })
  return bands.filter(({ count }) => count > 0)
}
