export function median(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** What so large a share of the values does not exceed. */
export function quantile(values: number[], share: number) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN
}
