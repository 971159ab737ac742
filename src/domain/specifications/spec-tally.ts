import type { SpecKind } from '#contract/specifications/spec-kinds.ts'
import { codeIn, passes } from './packed-specs.ts'
import type { PackedSpecs, SpecTest } from './packed-specs.ts'
import { countedKinds } from './spec-facets.ts'
import type { SpecCounts } from './spec-facets.ts'

/** Counts what each value would leave, with all other filters as they are. */
export class SpecTally {
  readonly #tests: readonly SpecTest[]
  readonly #counts: { kind: SpecKind; codes: Map<number, number> }[]

  constructor(category: string | undefined, tests: readonly SpecTest[]) {
    this.#tests = tests
    this.#counts = countedKinds(category, tests).map((kind) => ({ kind, codes: new Map() }))
  }

  /** True if it passes all tests. What fails one alone is counted for that kind. */
  passes(packed: PackedSpecs) {
    // Without tests no function is made for each of thousands of products.
    return this.#tests.length === 0 || this.#tests.every((test) => passes(packed, test))
  }

  count(packed: PackedSpecs) {
    if (this.#counts.length === 0) return
    const failed = this.#tests.findIndex((test) => !passes(packed, test))
    const only = this.#tests[failed]
    if (only && this.#tests.some((test, at) => at > failed && !passes(packed, test))) return
    for (const { kind, codes } of this.#counts) {
      if (only && only.kind !== kind) continue
      const code = codeIn(packed, kind)
      if (code > 0) codes.set(code, (codes.get(code) ?? 0) + 1)
    }
  }

  counts(): SpecCounts[] {
    return this.#counts
  }
}
