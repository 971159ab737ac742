/** Both engines bound how many values one statement takes. */
const mostAtOnce = 500

export function* inBatches<Value>(values: Value[], atOnce = mostAtOnce) {
  for (let from = 0; from < values.length; from += atOnce) yield values.slice(from, from + atOnce)
}

/** To the next power of two by repetition, so that few lengths of lists are compiled. */
export function padIds(ids: string[]) {
  const size = 2 ** Math.ceil(Math.log2(ids.length))
  return ids.concat(Array.from({ length: size - ids.length }, () => ids.at(-1) ?? ''))
}
