import { listLimits } from '#contract/list-limits.ts'

/** An address typed by hand may hold anything: what is unknown counts as absent. */
export function knownOr<Known extends string>(
  fallback: NoInfer<Known> | '',
  text: string | null,
  known: readonly Known[],
) {
  return known.find((one) => one === text) ?? fallback
}

export function pageIn(params: URLSearchParams) {
  return Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), listLimits.page)
}
